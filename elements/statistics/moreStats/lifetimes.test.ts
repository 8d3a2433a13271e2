import {expect} from 'chai';
import {Kind, type DocumentNode} from 'graphql';

import {firstActivity} from './queries/firstActivity/statistic';
import {followingCompatibility} from './queries/followingCompatibility/statistic';
import {rank} from './queries/rank/statistic';
import {readingAfter, readOn} from '#kits/statistics/reading';
import type {Statistic} from '#kits/statistics/statistic';
import {toolsFor} from '#test/support/statistics';

/** The lifetime in seconds of a question's answers, by the name of the query. */
async function keptBy(statistic: Statistic) {
  const kept: Record<string, number> = {};
  const read = async (document: DocumentNode, _: unknown, {lifetime = 0}: {lifetime?: number} = {}) => {
    for (const each of document.definitions)
      if (each.kind === Kind.OPERATION_DEFINITION) kept[each.name?.value ?? ''] = lifetime / 1000;
    return {User: {id: 7}, Page: {following: [{id: 1, name: 'Bea'}]}};
  };
  await readOn(statistic, toolsFor(read), readingAfter());
  return kept;
}

describe('the answers to a query', () => {
  it('are kept for an hour for pages of ranks, and for two minutes for your own rank', async () =>
    expect(await keptBy(rank as Statistic)).to.deep.equal({OwnRankValues: 120, RankPage: 3600}));

  it('are kept for a minute for a first activity', async () =>
    expect(await keptBy(firstActivity as Statistic)).to.deep.equal({UserId: 3600, FirstActivity: 60}));

  it('are kept for five minutes for lists of friends', async () =>
    expect(await keptBy(followingCompatibility as Statistic)).to.deep.include({CompatibilityList: 300}));
});
