import {expect} from 'chai';

import {keywordOf} from '#domain/list/query/fields';
import type {OrderKey} from '#domain/list/query/query';
import {sortedBy} from '#domain/list/table/sortedBy';

const shown = (order: readonly OrderKey[]) =>
  order.map(({field, isReversed}) => (isReversed ? '-' : '') + keywordOf(field)).join();
const key = (field: OrderKey['field'], isReversed = false): OrderKey => ({field, isReversed});

describe('sortedBy', () => {
  const table = [
    [[], 'title', false, 'title'],
    [[], 'score', false, '-score'],
    [[], 'updated', false, '-updated'],
    [[], 'airing', false, 'airing'],
    [[], 'status', false, 'status'],
    [[key('score', true)], 'score', false, 'score'],
    [[key('score')], 'title', false, 'title'],
    [[key('score')], 'title', true, 'score,title'],
    [[key('score'), key('title')], 'title', true, 'score,-title'],
    [[key('score'), key('title')], 'score', false, '-score,title'],
    [[key('score'), key('title')], 'title', false, 'title'],
  ] as const;
  for (const [order, field, isAdded, expected] of table)
    it(`turns "${shown(order)}" into "${expected}" by ${field}${isAdded ? ' with Shift' : ''}`, () =>
      expect(shown(sortedBy(order, field, isAdded))).to.equal(expected));
});
