import {expect} from 'chai';

import type {OrderKey} from '#domain/list/query/query';
import {linesOf} from '#domain/list/table/groups';
import type {GroupKey} from '#domain/list/table/view';
import type {ScoreFormat} from '#domain/score/score';
import {tableEntry, tableLists, tableRow} from '../../../support/tableModel';

const entries = [
  tableEntry(1, {score: 85, status: 'COMPLETED', customLists: ['B', 'A'], media: {year: 2020, format: 'MOVIE'}}),
  tableEntry(2, {score: 0, status: 'CURRENT', customLists: ['B'], media: {year: undefined, format: 'TV'}}),
  tableEntry(3, {score: 100, status: 'COMPLETED', media: {year: 2022, format: undefined}}),
  tableEntry(4, {score: 8.5, status: 'DROPPED', media: {year: 2020, format: 'TV'}}),
];

/** The lines as text: "Name" of a group with its number of titles, and the entries. */
function lines(group: GroupKey | undefined, order: readonly OrderKey[] = [], format: ScoreFormat = 'POINT_100') {
  const found = linesOf(entries.map(tableRow), {...tableLists(entries, format), group, order});
  expect(new Set(found.map(({key}) => key)).size).to.equal(found.length);
  return found.map(line => (line.kind === 'group' ? `${line.name} (${line.totals.titles})` : line.key.split(' ')[0]));
}

describe('linesOf', () => {
  const table = [
    [undefined, ['1', '2', '3', '4']],
    ['status', ['Watching (1)', '2', 'Completed (2)', '1', '3', 'Dropped (1)', '4']],
    ['format', ['TV (2)', '2', '4', 'Movie (1)', '1', 'Unknown (1)', '3']],
    ['year', ['2022 (1)', '3', '2020 (2)', '1', '4', 'No year (1)', '2']],
    ['list', ['B (2)', '1', '2', 'A (1)', '1', 'No custom list (2)', '3', '4']],
    ['score', ['100 (1)', '3', '80–89 (1)', '1', '0–9 (1)', '4', 'No score (1)', '2']],
  ] as const;
  for (const [group, expected] of table)
    it(`groups by ${group ?? 'nothing'}`, () => expect(lines(group)).to.deep.equal(expected));

  it('has the groups in the order of the rows if they are sorted by the same field', () =>
    expect(lines('year', [{field: 'year', isReversed: false}])).to.deep.equal([
      '2020 (2)',
      '1',
      '4',
      'No year (1)',
      '2',
      '2022 (1)',
      '3',
    ]));

  const names = [
    ['POINT_10_DECIMAL', 8.5, '8–8.9'],
    ['POINT_10', 8, '8'],
    ['POINT_5', 4, '4 ★'],
    ['POINT_3', 3, 'Smile'],
    ['POINT_10_DECIMAL', 10, '10'],
  ] as const;
  for (const [format, score, name] of names)
    it(`names the group of ${score} in ${format} ${name}`, () => {
      const rows = [tableRow(tableEntry(1, {score}))];
      const [first] = linesOf(rows, {...tableLists([], format), group: 'score', order: []});
      expect(first?.kind === 'group' && first.name).to.equal(name);
    });

  it('gives the first place of an entry its media id, also in other groups', () => {
    const found = linesOf(entries.map(tableRow), {...tableLists(entries), group: 'list', order: []});
    expect(found.flatMap(({kind, key}) => (kind === 'row' ? key : []))).to.include.members(['1', '2', '3', '4']);
  });
});
