import {expect} from 'chai';

import {pagesOf, withoutMedia} from '#kits/statistics/pages';
import {readingAfter, readOn, reportOf} from '#kits/statistics/reading';
import {defineStatistic} from '#kits/statistics/statistic';
import {HiddenEntriesDocument} from '#elements/statistics/moreStats/queries/hiddenEntries/query.generated';
import {toolsFor} from '../../support/statistics';

interface Asked {
  readonly page?: number;
  readonly known?: readonly number[];
}
interface Answer {
  readonly ids: readonly number[];
  readonly hasNextPage: boolean;
}

const upTo = (count: number) => Array.from({length: count}, (_, index) => index + 1);

/** The entries of a list, sorted by the id of their media, of which the API gives 100 pages of 50 and leaves out up to 10,000. */
function list(count: number) {
  const asked: string[] = [];
  const read = async (_document: unknown, {page = 0, known = []}: Asked): Promise<Answer> => {
    asked.push(`page ${page} without ${known.length}`);
    if (page > 100) throw new Error('Page depth exceeds maximum allowed for API requests.');
    if (known.length > 10_000) throw new Error('too many values');
    const out = new Set(known);
    const left = upTo(count).filter(id => !out.has(id));
    return {ids: left.slice(page * 50 - 50, page * 50), hasNextPage: left.length > page * 50};
  };
  return {asked, read};
}

const entries = defineStatistic<number>({
  ...{id: 'entries', title: 'Entries', description: 'All entries.'},
  collect: (tools, reading) =>
    pagesOf(tools, reading, {
      document: HiddenEntriesDocument as never,
      variables: page => ({page}),
      without: () => withoutMedia(reading.rows as readonly number[]),
      read: ({ids, hasNextPage}: Answer) => ({rows: ids, hasNextPage}),
    }),
  idOf: id => id,
  report: rows => ({notes: [`${rows.length} entries`]}),
});

const cutNote = "AniList doesn't return any more, so the results are incomplete.";

describe('reading a list that is longer than the API returns (rule api-16)', () => {
  for (const [condition, count, before, requests, last, notes] of [
    ['reads 15,000 entries', 15_000, 0, 300, 'page 100 without 10000', ['15000 entries']],
    ['reads 15,000 of more and says so', 15_060, 0, 300, 'page 100 without 10000', ['15000 entries', cutNote]],
    ['goes on after 5,010', 5120, 5010, 3, 'page 3 without 5010', ['5120 entries']],
    ['goes on after 12,500', 13_000, 12_500, 60, 'page 60 without 10000', ['13000 entries']],
    ['says so after 15,000', 15_060, 15_000, 100, 'page 100 without 10000', ['15000 entries', cutNote]],
  ] as const)
    it(condition, async () => {
      const {asked, read} = list(count);
      const reading = readingAfter({rows: upTo(before), batches: Math.ceil(before / 50), isCut: false});
      await readOn(entries, toolsFor(read), reading);
      expect([asked.length, asked.at(-1)]).to.deep.equal([requests, last]);
      expect(reportOf(entries, reading, toolsFor(undefined), true).notes).to.deep.equal(notes);
    });
});
