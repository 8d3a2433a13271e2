import {expect} from 'chai';

import {parseTypedCount, parseTypedScore, type TypedCount} from '#domain/list/edit/typedNumbers';
import type {ScoreFormat} from '#domain/score/score';

describe('parseTypedScore', () => {
  const table: readonly (readonly [string, ScoreFormat, number | undefined])[] = [
    ['', 'POINT_100', 0],
    ['  ', 'POINT_5', 0],
    ['85', 'POINT_100', 85],
    ['85/100', 'POINT_100', 85],
    ['85 %', 'POINT_100', 85],
    ['100', 'POINT_100', 100],
    ['101', 'POINT_100', undefined],
    ['85.5', 'POINT_100', undefined],
    ['-1', 'POINT_100', undefined],
    ['8.5', 'POINT_10_DECIMAL', 8.5],
    ['8,5', 'POINT_10_DECIMAL', 8.5],
    [' 8.5 / 10 ', 'POINT_10_DECIMAL', 8.5],
    ['10', 'POINT_10_DECIMAL', 10],
    ['8.55', 'POINT_10_DECIMAL', undefined],
    ['10.1', 'POINT_10_DECIMAL', undefined],
    ['9', 'POINT_10', 9],
    ['0', 'POINT_10', 0],
    ['9/10', 'POINT_10', 9],
    ['9/100', 'POINT_10', undefined],
    ['8.5', 'POINT_10', undefined],
    ['85', 'POINT_10', undefined],
    ['5', 'POINT_5', 5],
    ['6', 'POINT_5', undefined],
    ['3', 'POINT_3', 3],
    ['4', 'POINT_3', undefined],
    ['nine', 'POINT_10', undefined],
    ['9/', 'POINT_10', undefined],
    ['9/10/10', 'POINT_10', undefined],
    ['1e1', 'POINT_10', undefined],
    ['<b>9</b>', 'POINT_10', undefined],
  ];
  for (const [typed, format, score] of table)
    it(`returns ${String(score)} for "${typed}" in ${format}`, () =>
      expect(parseTypedScore(typed, format)).to.equal(score));
});

describe('parseTypedCount', () => {
  const table: readonly (readonly [string, number, number | undefined, TypedCount | undefined])[] = [
    ['12', 3, 25, {count: 12}],
    ['25', 3, 25, {count: 25}],
    ['12/25', 3, 25, {count: 12}],
    [' 12 / 25 ', 3, 25, {count: 12}],
    ['12/26', 3, 25, undefined],
    ['12/26', 3, undefined, undefined],
    ['', 3, 25, {count: 0}],
    ['0', 3, 25, {count: 0}],
    ['+2', 3, 25, {count: 5, added: 2}],
    ['+ 2', 3, undefined, {count: 5, added: 2}],
    ['+', 3, 25, {count: 4, added: 1}],
    ['+0', 3, 25, {count: 3}],
    ['-1', 3, 25, {count: 2}],
    ['−1', 3, 25, {count: 2}],
    ['-4', 3, 25, undefined],
    ['-', 3, 25, undefined],
    ['26', 3, 25, undefined],
    ['+1', 25, 25, undefined],
    ['26', 26, 25, {count: 26}],
    ['24', 26, 25, {count: 24}],
    ['999', 3, undefined, {count: 999}],
    ['65535', 3, undefined, {count: 65_535}],
    ['65536', 3, undefined, undefined],
    ['1.5', 3, 25, undefined],
    ['twelve', 3, 25, undefined],
    ['/25', 3, 25, undefined],
  ];
  for (const [typed, before, total, result] of table)
    it(`returns ${JSON.stringify(result) ?? 'nothing'} for "${typed}" after ${before} of ${String(total)}`, () =>
      expect(parseTypedCount(typed, {before, total})).to.deep.equal(result));
});
