import {expect} from 'chai';

import {pageInfoOf, pagesOf} from '#kits/statistics/pages';
import {readingAfter, readOn, reportOf} from '#kits/statistics/reading';
import {defineStatistic} from '#kits/statistics/statistic';
import {UserIdDocument} from '#kits/userId/userId.generated';
import {toolsFor} from '../../support/statistics';

interface Asked {
  readonly page?: number;
  readonly below?: number;
}
interface Answer {
  readonly ids: readonly number[];
  readonly hasNextPage: boolean;
}

/** Objects with the ids from `count` down to 1, of which the API gives 100 pages of 50. */
function api(count: number) {
  const asked: Asked[] = [];
  let all = Array.from({length: count}, (_, index) => count - index);
  const read = async (_document: unknown, {page = 0, below = Infinity}: Asked): Promise<Answer> => {
    asked.push(below === Infinity ? {page} : {page, below});
    if (page > 100) throw new Error('Page depth exceeds maximum allowed for API requests.');
    const left = all.filter(id => id < below);
    return {ids: left.slice(page * 50 - 50, page * 50), hasNextPage: left.length > page * 50};
  };
  return {asked, read, push: (...ids: number[]) => void (all = [...ids, ...all])};
}

/** A statistic of numbers by pages; `goesOn`: it can leave out those that were read. */
const numbers = (goesOn: boolean, maxPages?: number) =>
  defineStatistic<number>({
    ...{id: 'numbers', title: 'Numbers', description: 'All numbers.'},
    collect: (tools, reading) =>
      pagesOf(tools, reading, {
        document: UserIdDocument as never,
        variables: page => ({page}),
        read: ({ids, hasNextPage}: Answer) => ({rows: ids, hasNextPage}),
        ...(goesOn && {without: () => ({below: Number(reading.rows.at(-1)) + 1})}),
        ...(maxPages && {maxPages}),
      }),
    idOf: id => id,
    report: rows => ({notes: [`${rows.length} numbers`]}),
  });

const notesOf = (statistic: ReturnType<typeof numbers>, reading: ReturnType<typeof readingAfter>) =>
  reportOf(statistic, reading, toolsFor(undefined), true).notes;
const cutNote = "AniList doesn't return any more, so the results are incomplete.";

describe('reading the pages of an answer (rule api-16)', () => {
  for (const [condition, count, goesOn, maxPages, requests, notes] of [
    ['reads all of them where there are few', 120, false, undefined, 3, ['120 numbers']],
    [
      'reads 5,000 and says so where it cannot leave out what was read',
      5060,
      false,
      undefined,
      100,
      ['5000 numbers', cutNote],
    ],
    ['says nothing where there are exactly 5,000', 5000, false, undefined, 100, ['5000 numbers']],
    ['says nothing where a statistic wants no more pages', 900, false, 10, 10, ['500 numbers']],
    ['goes on after 5,000 without what was read', 5060, true, undefined, 102, ['5060 numbers']],
  ] as const)
    it(condition, async () => {
      const {asked, read} = api(count);
      const statistic = numbers(goesOn, maxPages);
      const reading = readingAfter();
      await readOn(statistic, toolsFor(read), reading);
      expect(asked).to.have.length(requests);
      expect(notesOf(statistic, reading)).to.deep.equal(notes);
    });

  it('requests the first page of the rest after page 100', async () => {
    const {asked, read} = api(5060);
    await readOn(numbers(true), toolsFor(read), readingAfter());
    expect(asked.slice(99)).to.deep.equal([{page: 100}, {page: 1, below: 62}, {page: 2, below: 62}]);
  });

  it('ends if excluding rows already read changes nothing', async () => {
    const reading = readingAfter();
    const statistic = numbers(true);
    const read = async (_: unknown, {page = 0}: Asked) => ({ids: page === 1 ? [7] : [], hasNextPage: true});
    await readOn(statistic, toolsFor(read), reading);
    expect(reading.batches).to.equal(200);
    expect(notesOf(statistic, reading)).to.deep.equal(['1 numbers', cutNote]);
  });

  it('requests nothing more, and reports this, if there is more after page 100', async () => {
    const {asked, read} = api(5060);
    const statistic = numbers(false);
    const reading = readingAfter({rows: [3, 2, 1], batches: 100, isCut: false});
    await readOn(statistic, toolsFor(read), reading);
    expect(asked).to.deep.equal([]);
    expect(notesOf(statistic, reading)).to.deep.equal(['3 numbers', cutNote]);
  });

  for (const goesOn of [false, true])
    it(`counts an object once if newer ones push it to the next page (skips rows already read: ${goesOn})`, async () => {
      const {read, push} = api(100);
      const reading = readingAfter();
      await readOn(numbers(goesOn), toolsFor(read), reading, () => reading.batches === 1 && push(102, 101));
      expect(reading.rows).to.deep.equal(Array.from({length: 100}, (_, index) => 100 - index));
    });

  for (const [lastPage, known] of [
    [99, 99],
    [100, undefined],
    [null, undefined],
  ] as const)
    it(`reads ${lastPage} as the last page ${known}`, () =>
      expect(pageInfoOf({hasNextPage: true, lastPage})).to.deep.equal({hasNextPage: true, lastPage: known}));
});
