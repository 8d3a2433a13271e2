// Queries with their meaning: each text is generated together with a filter over raw entries, which is written here a
// second time, without index, table of fields or parser.
import fc from 'fast-check';

import type {QueryEntry} from '#domain/list/query/entry';
import {hostileTexts, names} from './entries';
import {dateTerm, listed, numberTerm, type MeantValue, type Test} from './naiveCompared';

/** A query, and whether it matches an entry. */
export interface Meant {
  readonly text: string;
  readonly matches: (entry: QueryEntry) => boolean;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');
const compact = (text: string) => plain(text).replace(/[\s_-]/g, '');
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

const choices: readonly (readonly [
  string,
  (entry: QueryEntry) => string | undefined,
  Readonly<Record<string, string>>,
])[] = [
  [
    'status',
    ({status}) => status,
    {watching: 'CURRENT', Reading: 'CURRENT', '"on hold"': 'PAUSED', completed: 'COMPLETED', rewatching: 'REPEATING'},
  ],
  ['type', ({media}) => media.type, {anime: 'ANIME', MANGA: 'MANGA'}],
  [
    'release',
    ({media}) => media.status,
    {finished: 'FINISHED', airing: 'RELEASING', 'not-yet-released': 'NOT_YET_RELEASED'},
  ],
  ['format', ({media}) => media.format, {tv: 'TV', tv_short: 'TV_SHORT', '"light novel"': 'NOVEL', movie: 'MOVIE'}],
  ['country', ({media}) => media.country, {jp: 'JP', korea: 'KR', 'South-Korea': 'KR'}],
  ['source', ({media}) => media.source, {'light-novel': 'LIGHT_NOVEL', original: 'ORIGINAL'}],
  ['season', ({media}) => media.season, {autumn: 'FALL', fall: 'FALL', spring: 'SPRING'}],
];
const choiceTerm = fc.constantFrom(...choices).chain(([word, read, codes]) =>
  listed(
    word,
    fc.oneof(
      fc
        .constantFrom(...Object.entries(codes))
        .map(([text, code]) => ({text, test: (entry: QueryEntry) => read(entry) === code})),
      fc.constant({text: 'none', test: (entry: QueryEntry) => read(entry) === undefined}),
    ),
  ),
);

const yesNoTerm = fc
  .tuple(
    fc.constantFrom<readonly [string, Test]>(
      ['private', entry => entry.private],
      ['hidden', ({hiddenFromStatusLists}) => hiddenFromStatusLists],
      ['nsfw', ({media}) => media.isAdult],
    ),
    fc.constantFrom(['yes', true] as const, ['No', false] as const, ['true', true] as const),
  )
  .map(([[word, is], [text, wanted]]) => ({
    text: `${word}:${text}`,
    test: (entry: QueryEntry) => is(entry) === wanted,
  }));

function namesTerm(
  word: string,
  known: readonly string[],
  read: (entry: QueryEntry) => readonly string[],
  isSame: (name: string, wanted: string) => boolean,
): fc.Arbitrary<MeantValue> {
  const value = fc.constantFrom(...known, ...hostileTexts).map(wanted => ({
    text: quoted(wanted),
    test: (entry: QueryEntry) => read(entry).some(name => isSame(name, wanted)),
  }));
  const none = fc.constant({text: 'none', test: (entry: QueryEntry) => read(entry).length === 0});
  return listed(word, fc.oneof(value, none));
}

const sameCompact = (name: string, wanted: string) => compact(name) === compact(wanted);
const samePlain = (name: string, wanted: string) => plain(name) === plain(wanted);
const containsPlain = (name: string, wanted: string) => plain(name).includes(plain(wanted));

function ratedTerm(
  word: string,
  known: readonly string[],
  read: (entry: QueryEntry) => readonly (readonly [string, number])[],
): fc.Arbitrary<MeantValue> {
  const rated = fc.tuple(fc.constantFrom(...known), fc.constantFrom('>', '<=', '='), fc.nat({max: 100}));
  return fc.oneof(
    namesTerm(word, known, entry => read(entry).map(([name]) => name), sameCompact),
    rated.map(([wanted, sign, limit]) => ({
      text: `${word}:${quoted(wanted)}${sign}${limit}%`,
      test: (entry: QueryEntry) =>
        read(entry).some(
          ([name, rating]) =>
            sameCompact(name, wanted) &&
            (sign === '>' ? rating > limit : sign === '=' ? rating === limit : rating <= limit),
        ),
    })),
  );
}

const textTerm = fc
  .tuple(
    fc.constantFrom('', 'title:', 'note:'),
    fc.constantFrom('fate', 'ZERO', 'pokemon', '#AGAIN', 'か', ...hostileTexts),
  )
  .map(([word, wanted]) => ({
    text: word + quoted(wanted),
    test({notes, media: {title}}: QueryEntry) {
      const texts = word === 'note:' ? [notes] : [title.romaji, title.english, title.native];
      return texts.some(each => !!each && containsPlain(each, wanted));
    },
  }));

const term: fc.Arbitrary<MeantValue> = fc.oneof(
  {weight: 4, arbitrary: numberTerm},
  {weight: 3, arbitrary: dateTerm},
  choiceTerm,
  yesNoTerm,
  textTerm,
  namesTerm('genre', names.genre, ({media}) => media.genres, sameCompact),
  namesTerm('list', names.list, ({customLists}) => customLists, samePlain),
  namesTerm('studio', ['kyoto', ...names.studio], ({media}) => media.studios.map(({name}) => name), containsPlain),
  namesTerm(
    'staff',
    ['mari', 'yoko', 'Mari Okada'],
    ({media}) => media.staff.map(({first, last}) => [first, last].filter(Boolean).join(' ')),
    containsPlain,
  ),
  ratedTerm('tag', names.tag, ({media}) => media.tags.map((tag, index) => [tag, media.tagRanks[index] ?? 0])),
  ratedTerm('advanced', names.category, ({advancedScores}) => Object.entries(advancedScores ?? {})),
);

/** Any query of up to three terms, some of them excluded. One term alone hides nothing of its meaning. */
export const anyQuery: fc.Arbitrary<Meant> = fc
  .oneof(fc.tuple(fc.tuple(fc.boolean(), term)), fc.array(fc.tuple(fc.boolean(), term), {minLength: 2, maxLength: 3}))
  .map(terms => ({
    text: terms.map(([isExcluded, {text}]) => (isExcluded ? '-' : '') + text).join(' '),
    matches: entry => terms.every(([isExcluded, {test}]) => test(entry) !== isExcluded),
  }));
