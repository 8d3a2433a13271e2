import {expect} from 'chai';

import {autorecs} from './queries/autorecs/statistic';
import {moderation} from './queries/moderation/statistic';
import {readingAfter, readOn} from '#kits/statistics/reading';
import {toolsFor} from '#test/support/statistics';

const status = (id: number) => ({siteUrl: `https://anilist.co/activity/${id}`, text: '', user: {name: 'Ann'}});

describe('a question', () => {
  it('counts a post once if newer posts push it to the next page', async () => {
    const read = async (_: unknown, {page}: {page: number}) => ({
      Page: {activities: page === 1 ? [status(3), status(2)] : [status(2), status(1)]},
    });
    const reading = readingAfter();
    await readOn(moderation, toolsFor(read, {activities: true}), reading);
    expect(reading.batches).to.equal(2);
    expect(reading.rows).to.have.length(3);
  });

  it('counts posts without an address separately', async () => {
    const read = async () => ({Page: {activities: [{...status(1), siteUrl: null}]}});
    const reading = readingAfter();
    await readOn(moderation, toolsFor(read, {activities: true}), reading);
    expect(reading.rows).to.have.length(2);
  });

  it('counts an entry once even if it is also on a custom list', async () => {
    const entry = {mediaId: 1, score: 80};
    const read = async () => ({MediaListCollection: {lists: [{entries: [entry]}, {entries: [entry]}]}});
    const reading = readingAfter();
    await readOn(autorecs, toolsFor(read, {listType: 'ANIME'}), reading);
    expect(reading.rows).to.have.length(1);
  });
});
