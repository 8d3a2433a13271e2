import {expect} from 'chai';

import {likesSummary, tooltipMinLikes} from '#domain/feed/likesSummary';

describe('likesSummary', () => {
  const name = 'Abcdefghijklmnopqrst';
  /** Number of likes, and letters kept of a long name. */
  const table = [
    [1, 20],
    [2, 12],
    [3, 9],
    [4, 7],
    [5, 5],
    [6, 5],
    [7, 4],
    [11, 4],
    [12, 3],
    [20, 3],
  ] as const;
  for (const [count, letters] of table)
    it(`keeps ${letters} letters per name for ${count} names`, () => {
      const shown = letters === 20 ? name : `${name.slice(0, letters)}…`;
      expect(likesSummary(Array<string>(count).fill(name))).to.equal(Array(count).fill(shown).join(', '));
    });
  it('does not shorten short names', () => expect(likesSummary(['Bo', 'Mirabel', 'Al'])).to.equal('Bo, Mirabel, Al'));
  it('returns nothing if there are no likes or more than 20', () => {
    expect(likesSummary([])).to.equal(undefined);
    expect(likesSummary(Array<string>(21).fill('Bo'))).to.equal(undefined);
  });
  it('shows a tooltip for 6 or more likes', () => expect(tooltipMinLikes).to.equal(6));
});
