import {expect} from 'chai';

import {followingCompatibility} from './queries/followingCompatibility/statistic';
import {readingAfter, reportOf} from '#kits/statistics/reading';
import {toolsFor} from '#test/support/statistics';

describe('Following compatibility', () => {
  it('lists the most similar users first, and those without a common title last', () => {
    const differences = {Ann: 1.2, Bob: undefined, Cem: 0.4, Dua: 0.9};
    const rows = Object.entries(differences).map(([name, difference]) => ({
      ...{name, difference, shared: 1, firstSize: 2, secondSize: 3},
    }));
    const reading = {...readingAfter(), rows};
    const [table] = reportOf(followingCompatibility, reading, toolsFor(undefined), true).tables ?? [];
    const names = table?.rows.map(row => table.columnsFor(String)[0]?.valueOf(row));
    expect(names).to.deep.equal(['Cem', 'Dua', 'Ann', 'Bob']);
  });
});
