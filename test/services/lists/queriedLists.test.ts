import {expect} from 'chai';
import fc from 'fast-check';

import {compileQuery} from '#domain/list/query/compile';
import type {QueryEntry} from '#domain/list/query/entry';
import {indexEntries} from '#domain/list/query/indexEntries';
import {parseQuery} from '#domain/list/query/parse';
import {Interner} from '#services/lists/interner';
import {readEntry, type RawEntry} from '#services/lists/readEntry';
import {anyEntry, indexContext, names, today} from '../../domain/list/query/entries';
import {anyQuery} from '../../domain/list/query/naive';
import {rawEntry} from '../../support/lists';
import {finish} from '../../support/steps';

/** An entry as AniList returns it, with the names of studios and people in objects of their own. */
function rawOf({media, advancedScores, ...entry}: QueryEntry): RawEntry {
  const {next, country, year, tags, tagRanks, studios, staff, ...work} = media;
  const own = {
    ...entry,
    advancedScores: advancedScores ?? null,
    notes: entry.notes ?? null,
    startedAt: entry.startedAt ?? null,
    completedAt: entry.completedAt ?? null,
  };
  const raw = rawEntry(entry.mediaId, own, {
    ...work,
    nextAiringEpisode: next ?? null,
    countryOfOrigin: country ?? null,
    seasonYear: year ?? null,
    startDate: null,
    tags: tags.map((name, index) => ({name, rank: tagRanks[index]})),
    studios: {nodes: studios.map(({name}) => ({id: names.studio.findIndex(each => each === name), name}))},
    staff: {nodes: staff.map(name => ({id: names.staff.findIndex(({last}) => last === name.last), name}))},
  });
  return raw as RawEntry;
}

/** The changes that the rules for entries make to an answer. */
const ruled = (entry: QueryEntry): QueryEntry => ({
  ...entry,
  repeat: entry.status === 'REPEATING' ? Math.max(entry.repeat, 1) : entry.repeat,
  advancedScores:
    entry.advancedScores && Object.fromEntries(Object.entries(entry.advancedScores).filter(([, score]) => score > 0)),
  media: {...entry.media, episodes: entry.media.episodes || undefined},
});

describe('lists as AniList returns them', () => {
  it('are found by 1,000 generated queries as by a naive filter', () => {
    let runs = 0;
    let found = 0;
    const entries = fc.array(anyEntry, {minLength: 1, maxLength: 20});
    fc.assert(
      fc.property(anyQuery, entries, ({text, matches}, given) => {
        const same = new Interner();
        const read = given.map(entry => {
          const located = {listLocations: [], customLists: entry.customLists};
          return readEntry(rawOf(entry), located, {same, hasAdvancedScoring: true});
        });
        const {titleOf, ...context} = indexContext;
        const {rows} = finish(indexEntries(read, {...context, titleOf: entry => titleOf(entry)}));
        const test = compileQuery(parseQuery(text), {today});
        const shown = rows.map(test);
        expect(shown, text).to.deep.equal(given.map(ruled).map(matches));
        runs += 1;
        found += shown.filter(Boolean).length;
      }),
      {numRuns: 1000},
    );
    expect(runs).to.equal(1000);
    expect(found).to.be.greaterThan(1000);
  });
});
