import {expect} from 'chai';

import {followingCompatibility} from './queries/followingCompatibility/statistic';
import {readingAfter, readOn} from '#kits/statistics/reading';
import type {Statistic} from '#kits/statistics/statistic';
import {ApiError} from '#services/api/apiError';
import {toolsFor} from '#test/support/statistics';

const scored = {MediaListCollection: {lists: [{entries: [{mediaId: 1, score: 80}]}]}};

/** The names that are compared if Bea's list fails in this way. */
async function compared(error: Error) {
  const read = async (_: unknown, {userName}: {userName?: string}) => {
    if (userName === 'Bea') throw error;
    const following = ['Bea', 'Cleo'].map((name, index) => ({id: index + 1, name}));
    return userName === undefined ? {User: {id: 7}, Page: {following, pageInfo: {hasNextPage: false}}} : scored;
  };
  const reading = readingAfter();
  const problem = await readOn(followingCompatibility as Statistic, toolsFor(read), reading).catch(
    (cause: unknown) => (cause as Error).message,
  );
  const names = (reading.rows as {name: string; secondSize: number}[]).map(row => `${row.name} ${row.secondSize}`);
  return {names, problem};
}

describe('the compatibility with all followed users', () => {
  it('continues if a list cannot be seen', async () =>
    expect(await compared(new ApiError('missing', 'Nothing there'))).to.deep.equal({
      names: ['Bea 0', 'Cleo 1'],
      problem: undefined,
    }));

  it('ends when AniList does not answer, and reports why', async () =>
    expect(await compared(new ApiError('unavailable', 'Broken'))).to.deep.equal({names: [], problem: 'Broken'}));
});
