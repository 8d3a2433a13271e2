import {expect} from 'chai';

import {countFollows, pagesBetween, type FollowPage} from '#domain/profile/followCount';

/** An API with this many users, which answers 5000 as the total while there is a next page, or the true one. */
function api(users: number, {clamps}: {clamps: boolean}) {
  const asked: [number, number][] = [];
  const ask = (page: number, perPage: number): Promise<FollowPage> => {
    asked.push([page, perPage]);
    if (page * perPage > 5000) return Promise.reject(new Error('too deep'));
    const hasNextPage = page * perPage < users;
    const rows = Math.max(0, Math.min(perPage, users - (page - 1) * perPage));
    return Promise.resolve({total: clamps && hasNextPage ? 5000 : Math.min(users, 5000), hasNextPage, users: rows});
  };
  return {ask, asked};
}

describe('countFollows', () => {
  for (const users of [0, 1, 67, 4999])
    it(`uses the total ${users} from one call if the API returns it`, async () => {
      const {ask, asked} = api(users, {clamps: false});
      expect(await countFollows(ask)).to.equal(users);
      expect(asked).to.deep.equal([[1, 1]]);
    });

  const clamped = [0, 1, 2, 49, 50, 51, 99, 100, 101, 550, 551, 600, 3333, 4950, 4951, 4999, 5000];
  for (const users of clamped)
    it(`finds ${users} from the last page when the API returns 5000 for all`, async () => {
      const {ask, asked} = api(users, {clamps: true});
      expect(await countFollows(ask)).to.equal(users);
      expect(asked.length).to.be.lessThan(30);
    });

  for (const users of [5001, 70_000])
    it(`returns undefined for ${users}, which is more than can be requested in pages`, async () => {
      expect(await countFollows(api(users, {clamps: true}).ask)).to.equal(undefined);
    });

  it('rejects if a call fails', async () => {
    const failure = await countFollows(() => Promise.reject(new Error('no'))).catch((error: Error) => error.message);
    expect(failure).to.equal('no');
  });
});

describe('pagesBetween', () => {
  const table = [
    [0, 1, []],
    [0, 2, [1]],
    [3, 8, [4, 5, 6, 7]],
    [0, 101, [11, 22, 34, 45, 56, 67, 79, 90]],
  ] as const;
  for (const [low, high, pages] of table)
    it(`returns ${pages.length} pages between ${low} and ${high}`, () =>
      expect(pagesBetween(low, high)).to.deep.equal(pages));
});
