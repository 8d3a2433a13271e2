import {expect} from 'chai';

import {datingDanger} from './queries/datingDanger/statistic';
import {readingAfter, readOn} from '#kits/statistics/reading';
import {toolsFor} from '#test/support/statistics';

const entry = (id: number) => ({
  status: 'COMPLETED',
  repeat: 0,
  startedAt: null,
  completedAt: {year: 2021, month: 2, day: 3},
  media: {id, type: 'ANIME', episodes: 1, chapters: null, title: {romaji: `Work ${id}`}},
});
/** The second entry is also on a custom list. */
const lists = [{entries: [entry(1), entry(2)]}, {entries: [entry(2)]}];

describe('setting missing start dates (rule queries-26)', () => {
  for (const [mode, expected] of [
    ['dry', []],
    ['real', [1, 2]],
  ] as const)
    it(`lists two entries and saves [${expected.join()}] (${mode})`, async () => {
      const saved: unknown[] = [];
      const tools = toolsFor(async () => ({MediaListCollection: {lists}}), {mode});
      const saveEntry: typeof tools.saveEntry = async ({mediaId, startedAt}) => void saved.push([mediaId, startedAt]);
      const reading = readingAfter();
      await readOn(datingDanger, {...tools, saveEntry}, reading);
      expect(saved).to.deep.equal(expected.map(id => [id, {year: 2021, month: 2, day: 3}]));
      expect(reading.rows).to.have.length(2);
    });
});
