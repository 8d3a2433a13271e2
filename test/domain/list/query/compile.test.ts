import {expect} from 'chai';

import {compileQuery} from '#domain/list/query/compile';
import {parseQuery} from '#domain/list/query/parse';
import {entryOf, indexed, now, today} from './entries';

type Parts = Parameters<typeof entryOf>[0];

const matches = (query: string, parts: Parts, context: Parameters<typeof indexed>[1] = {}) => {
  const {rows} = indexed([entryOf(parts)], context);
  return rows.filter(compileQuery(parseQuery(query), {today})).length === 1;
};

const titled = (romaji: string): Parts => ({media: {title: {romaji, english: 'Colour of Love', native: '進撃の巨人'}}});
const ago = (days: number) => now / 1000 - days * 86_400;

describe('compileQuery', () => {
  for (const [query, expected] of [
    ['', true],
    ['pokemon', true],
    ['POKÉMON xy', true],
    ['"pokemon xy"', true],
    ['"xy pokemon"', false],
    ['xy pokemon', true],
    ['"xy colour"', false],
    ['kemo', true],
    ['巨人', true],
    ['color', true],
    ['-pokemon', false],
    ['-digimon', true],
    ['title:digimon,pokemon', true],
  ] as const)
    it(`${expected ? 'finds' : "doesn't find"} “Pokémon  XY” by ${query || 'an empty query'}`, () =>
      expect(matches(query, titled('Pokémon  XY'))).to.equal(expected));

  for (const [query, title] of [
    ["howl's", 'Howl’s Moving Castle'],
    ['howl’s', "Howl's Moving Castle"],
    ['"spyxfamily"', 'SPY×FAMILY'],
    ['spy x family', 'SPY×FAMILY'],
  ] as const)
    it(`finds “${title}” by ${query}`, () => expect(matches(query, titled(title))).to.equal(true));

  it("finds the user's own titles", () => {
    const context = {titleOf: () => 'My name', otherTitlesOf: () => ['Alias']};
    expect(matches('alias "my name" pokémon', titled('Pokémon'), context)).to.equal(true);
  });

  for (const [query, startedAt, expected] of [
    ['started:2024', {year: 2024, month: 5, day: 17}, true],
    ['started:2024', {year: 2024}, true],
    ['started:2024-05', {year: 2024}, false],
    ['started:2024-05', {year: 2024, month: 5}, true],
    ['started>2023', {year: 2024}, true],
    ['started>2024', {year: 2024, month: 12, day: 31}, false],
    ['started>=2024', {year: 2024}, true],
    ['started>2024-05', {year: 2024}, false],
    ['started>2024-05', {year: 2024, month: 6}, true],
    ['started<2024-05', {year: 2024, month: 4}, true],
    ['started<=2024-05', {year: 2024, month: 5, day: 31}, true],
    ['started:2023-12..2024', {year: 2024}, true],
    ['started:..2024', {year: 2023}, true],
    ['started>=2024', undefined, false],
    ['-started>=2024', undefined, true],
    ['started:none', undefined, true],
    ['started:none', {month: 5, day: 17}, true],
    ['-started:none', {year: 2024}, true],
    ['started:2024,none', undefined, true],
  ] as const)
    it(`${expected ? 'finds' : "doesn't find"} the start ${JSON.stringify(startedAt)} by ${query}`, () =>
      expect(matches(query, {startedAt})).to.equal(expected));

  for (const [query, updatedAt, expected] of [
    ['updated:today', ago(0), true],
    ['updated:today', ago(1), false],
    ['updated:yesterday', ago(1), true],
    ['updated>30d', ago(29), true],
    ['updated>30d', ago(30), false],
    ['updated>=30d', ago(30), true],
    ['updated<2w', ago(15), true],
    ['updated>=1m', Date.UTC(2026, 9, 30) / 1000, true],
    ['updated>=1m', Date.UTC(2026, 9, 29) / 1000, false],
    ['updated>=9m', Date.UTC(2026, 1, 28) / 1000, true],
    ['updated>=9m', Date.UTC(2026, 1, 27) / 1000, false],
    ['updated<1y', Date.UTC(2025, 10, 29) / 1000, true],
    ['updated>9999y', ago(1), true],
    ['updated:none', undefined, true],
  ] as const)
    it(`${expected ? 'finds' : "doesn't find"} a change at ${updatedAt} by ${query}`, () =>
      expect(matches(query, {updatedAt})).to.equal(expected));

  it("counts days in the user's time zone", () => {
    const late = {updatedAt: Date.UTC(2026, 10, 30, 23) / 1000};
    const dayOf = () => ({year: 2026, month: 12, day: 1});
    expect(matches('updated:2026-12-01', late, {dayOf})).to.equal(true);
    expect(matches('updated:2026-11-30', late)).to.equal(true);
  });

  for (const [query, days, expected] of [
    ['airing<7d', 6, true],
    ['airing<7d', 7, false],
    ['airing:today', 0, true],
    ['airing:tomorrow', 1, true],
    ['airing>1w', 8, true],
  ] as const)
    it(`${expected ? 'finds' : "doesn't find"} an episode in ${days} days by ${query}`, () =>
      expect(matches(query, {media: {next: {episode: 3, airingAt: ago(-days)}}})).to.equal(expected));

  for (const [query, parts, expected] of [
    ['score:none', {score: 0}, true],
    ['-score:none', {score: 0}, false],
    ['-score:none', {score: 1}, true],
    ['score<5', {score: 0}, false],
    ['-score<5', {score: 0}, true],
    ['score:8.5', {score: 8.5, scoreRaw: 85}, true],
    ['score100:85', {score: 8.5, scoreRaw: 85}, true],
    ['progress:0', {progress: 0}, true],
    ['left:none', {}, true],
    ['left:2', {progress: 10, media: {episodes: 12}}, true],
    ['left:0', {progress: 13, media: {episodes: 12}}, true],
    ['left:2', {progress: 10, media: {type: 'MANGA', episodes: 12, chapters: 12}}, true],
    ['behind:2', {progress: 10, media: {next: {episode: 13, airingAt: ago(-1)}}}, true],
    ['behind:3', {progress: 10, media: {next: {episode: 13, airingAt: ago(1)}}}, true],
    ['behind:2', {progress: 10, media: {next: {episode: 13, airingAt: undefined}}}, true],
    ['behind:2', {progress: 10, media: {status: 'FINISHED', episodes: 12}}, true],
    ['behind:0', {progress: 14, media: {status: 'FINISHED', episodes: 12}}, true],
    ['behind:none', {progress: 10, media: {status: 'NOT_YET_RELEASED', episodes: 12}}, true],
    ['behind:none', {media: {type: 'MANGA', status: 'FINISHED', chapters: 12}}, true],
    ['status:none', {status: undefined}, true],
    ['note:none', {notes: undefined}, true],
    ['note:"#REWATCH"', {notes: 'see #rewatch'}, true],
    ['list:none', {customLists: []}, true],
    ['list:"to buy"', {customLists: ['To buy']}, true],
    ['list:"tobuy"', {customLists: ['To buy']}, false],
    ['list:buy', {customLists: ['To buy']}, false],
    ['genre:scifi', {media: {genres: ['Sci-Fi']}}, true],
    ['genre:sci', {media: {genres: ['Sci-Fi']}}, false],
    ['genre:comedy,romance', {media: {genres: ['Romance']}}, true],
    ['genre:comedy genre:romance', {media: {genres: ['Romance']}}, false],
    ['tag:isekai>60', {media: {tags: ['Isekai'], tagRanks: [61]}}, true],
    ['tag:isekai>60', {media: {tags: ['Isekai', 'Drama'], tagRanks: [60, 90]}}, false],
    ['tag:"">80', {media: {tags: ['Isekai', 'Drama'], tagRanks: [60, 90]}}, true],
    ['-tag:isekai', {media: {tags: ['Isekai'], tagRanks: [1]}}, false],
    ['studio:kyoto', {media: {studios: [{name: 'Kyoto Animation'}]}}, true],
    ['staff:"mari okada"', {media: {staff: [{first: 'Mari', last: 'Okada'}]}}, true],
    ['staff:none', {}, true],
    ['advanced:story>7', {advancedScores: {Story: 8}}, true],
    ['advanced:story>8', {advancedScores: {Story: 8, Art: 9}}, false],
    ['advanced:none', {}, true],
    ['advanced:__proto__', {}, false],
    ['hidden:yes', {hiddenFromStatusLists: true}, true],
    ['adult:no', {}, true],
    ['favourite:yes', {}, false],
    ['favourite:no', {}, false],
    ['favourite:none', {}, true],
  ] as const satisfies readonly (readonly [string, Parts, boolean])[])
    it(`${expected ? 'finds' : "doesn't find"} ${JSON.stringify(parts)} by ${query}`, () =>
      expect(matches(query, parts)).to.equal(expected));

  it('knows favourites where they are known', () =>
    expect(matches('favourite:yes', {mediaId: 7}, {isFavourite: id => id === 7})).to.equal(true));

  it('matches nothing if a part of the query has an error', () => {
    expect(matches('staus:completed', {})).to.equal(false);
    expect(matches('-staus:completed', {})).to.equal(false);
    expect(matches('progress:0 score:x', {})).to.equal(false);
  });

  it('matches in spite of a hint', () => expect(matches('"pokémon', titled('Pokémon'))).to.equal(true));
});

describe('indexEntries', () => {
  it('lists the names of a list, the most frequent first, and no staff', () => {
    const {names} = indexed([
      entryOf({customLists: ['B', 'A'], media: {tags: ['X'], tagRanks: [5], staff: [{first: 'Ann', last: undefined}]}}),
      entryOf({customLists: ['B'], advancedScores: {Story: 1}, media: {genres: ['Drama'], studios: [{name: 'S'}]}}),
    ]);
    expect(Object.fromEntries(names)).to.deep.equal({
      list: ['B', 'A'],
      tag: ['X'],
      advanced: ['Story'],
      genre: ['Drama'],
      studio: ['S'],
    });
  });
});
