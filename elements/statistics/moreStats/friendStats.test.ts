import {expect} from 'chai';

import {friendStats} from './queries/friendStats/statistic';
import {readingAfter, reportOf} from '#kits/statistics/reading';
import {toolsFor} from '#test/support/statistics';

describe('The statistics of followed users', () => {
  it('list those who have watched longest first, and those without statistics last', () => {
    const minutes = {Ann: 300, Bob: undefined, Cem: 9000, Dua: 10};
    const rows = Object.entries(minutes).map(([name, minutesWatched], id) => ({
      ...{id, name},
      statistics: minutesWatched === undefined ? null : {anime: {minutesWatched}},
    }));
    const reading = {...readingAfter(), rows};
    const [table] = reportOf(friendStats, reading, toolsFor(undefined), true).tables ?? [];
    const column = table?.columnsFor(String).find(({key}) => key === 'user');
    expect(table?.rows.map(row => column?.valueOf(row))).to.deep.equal(['Cem', 'Ann', 'Dua', 'Bob']);
  });
});
