import {expect} from 'chai';

import {blockFinder} from './queries/blockFinder/statistic';
import {followingCompatibility} from './queries/followingCompatibility/statistic';
import {friendFavourites} from './queries/friendFavourites/statistic';
import {friendStats} from './queries/friendStats/statistic';
import {hiddenEntries} from './queries/hiddenEntries/statistic';
import {linter} from './queries/linter/statistic';
import type {FieldValues} from '#kits/statistics/fields';
import {readingAfter, readOn} from '#kits/statistics/reading';
import type {Statistic} from '#kits/statistics/statistic';
import {toolsFor} from '#test/support/statistics';

/**
 * Runs a question whose pages never end, up to a number of batches. Resolves to its pauses (ms) and the requested
 * pages.
 */
async function runFor(statistic: Statistic, batches: number, values: FieldValues = {}) {
  const end = new AbortController();
  const pauses: number[] = [];
  const pages: number[] = [];
  const following = Array.from({length: 50}, (_, index) => ({id: index, name: `Friend ${index}`}));
  const read = async (_: unknown, {page}: {page?: number}) => {
    if (page !== undefined) pages.push(page);
    const lists = {media: [], mediaList: [], activities: [], following};
    return {User: {id: 7, name: 'Ann'}, Page: {pageInfo: {hasNextPage: true}, ...lists}};
  };
  const wait = async (ms: number) => void pauses.push(ms);
  const reading = readingAfter();
  const stopAtLast = () => reading.batches >= batches && end.abort('over');
  await readOn(statistic, {...toolsFor(read, values), signal: end.signal, wait}, reading, stopAtLast);
  return {pauses, pages, reading};
}

describe('the pace of a query', () => {
  for (const [statistic, ms, values] of [
    [linter, 1000, {}],
    [linter, 1000, {restrict: true}],
    [hiddenEntries, 800, {}],
    [followingCompatibility, 1000, {}],
    [blockFinder, 2000, {}],
  ] as const)
    it(`has pauses of ${ms} ms between two steps (${[statistic.id, ...Object.keys(values)].join(' ')})`, async () =>
      expect((await runFor(statistic as Statistic, 4, values)).pauses).to.deep.equal([ms, ms, ms]));

  for (const statistic of [friendStats, friendFavourites])
    it(`ends after ten pages of users (${statistic.id})`, async () =>
      expect((await runFor(statistic as Statistic, 100)).pages).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));

  it('starts again with the first page, as the second pass, after 50 pages (blockFinder)', async () => {
    const {pages, reading} = await runFor(blockFinder as Statistic, 51);
    expect(pages.slice(-4)).to.deep.equal([50, 50, 1, 1]);
    expect((reading.rows as {pass: number}[]).slice(-2).map(({pass}) => pass)).to.deep.equal([0, 1]);
  });
});
