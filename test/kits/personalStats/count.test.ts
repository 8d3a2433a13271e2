import {expect} from 'chai';

import {personalEntry} from '#domain/statistics/personal/entry';
import {groupEntries} from '#kits/personalStats/count';
import {entryOf} from '../../domain/statistics/personal/entries';

describe('groupEntries', () => {
  it('has all groups, best first and without planned entries, however often it must yield', async () => {
    const entries = Array.from({length: 50}, (_, index) =>
      personalEntry(entryOf({scoreRaw: index + 1, status: index % 2 ? 'PLANNING' : 'CURRENT'}), {repeats: true}),
    );
    let yields = 0;
    const slices = {
      shouldYield: () => true,
      yieldToMain() {
        yields += 1;
        return Promise.resolve();
      },
    };
    const groups = await groupEntries(
      entries,
      ({scoreRaw}) => [{kind: 'tag', id: scoreRaw, name: String(scoreRaw)}],
      slices,
    );
    expect(groups.map(({id}) => id)).to.deep.equal(Array.from({length: 25}, (_, index) => 49 - 2 * index));
    expect(yields).to.be.greaterThan(3);
  });
});
