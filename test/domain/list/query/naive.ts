// Queries with their meaning: each text is generated together with a filter over raw entries, which is written here a
// second time, without index, table of fields or parser.
import fc from 'fast-check';

import type {QueryEntry} from '#domain/list/query/entry';
import {hostileTexts, names, now} from './entries';

/** A query, and whether it matches an entry. */
export interface Meant {
  readonly text: string;
  readonly matches: (entry: QueryEntry) => boolean;
}

type Test = (entry: QueryEntry) => boolean;
interface MeantValue {
  readonly text: string;
  readonly test: Test;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');
const compact = (text: string) => plain(text).replace(/[\s_-]/g, '');
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

type Relation = readonly [
  sign: string,
  holds: (value: readonly [number, number], wanted: readonly [number, number]) => boolean,
];
const relations: readonly Relation[] = [
  ['>', ([first], [, to]) => first > to],
  ['>=', ([first], [from]) => first >= from],
  ['≥', ([first], [from]) => first >= from],
  ['<', ([, last], [from]) => last < from],
  [':<=', ([, last], [, to]) => last <= to],
  ['=', ([first, last], [from, to]) => first >= from && last <= to],
];

/** Whether an entry's value, as a range from its smallest to its largest possible one, stands in a relation. */
type RangeOf = (entry: QueryEntry) => readonly [number, number] | undefined;
interface Operand {
  readonly text: string;
  readonly range: readonly [number, number];
}

const missing = (rangeOf: RangeOf): MeantValue => ({text: 'none', test: entry => rangeOf(entry) === undefined});

function within(rangeOf: RangeOf, from: Operand | undefined, to: Operand | undefined): MeantValue {
  return {
    text: `${from?.text ?? ''}..${to?.text ?? ''}`,
    test(entry) {
      const range = rangeOf(entry);
      return !!range && range[0] >= (from?.range[0] ?? -Infinity) && range[1] <= (to?.range[1] ?? Infinity);
    },
  };
}

function equal(rangeOf: RangeOf, operand: Operand): MeantValue {
  return {text: operand.text, test: within(rangeOf, operand, operand).test};
}

/** Terms of fields that are compared. */
function comparedTerm(word: string, rangeOf: RangeOf, operand: fc.Arbitrary<Operand>): fc.Arbitrary<MeantValue> {
  const related = fc.tuple(fc.constantFrom(...relations), operand).map(([[sign, holds], {text, range}]) => ({
    text: `${word}${sign}${text}`,
    test(entry: QueryEntry) {
      const own = rangeOf(entry);
      return own !== undefined && holds(own, range);
    },
  }));
  const value = fc.oneof(
    operand.map(each => equal(rangeOf, each)),
    fc.tuple(operand, operand).map(([from, to]) => within(rangeOf, from, to)),
    operand.map(each => within(rangeOf, each, undefined)),
    operand.map(each => within(rangeOf, undefined, each)),
    fc.constant(missing(rangeOf)),
  );
  return fc.oneof(related, listed(word, value));
}

/** One or more values, one of which must match. */
const listed = (word: string, value: fc.Arbitrary<MeantValue>): fc.Arbitrary<MeantValue> =>
  fc.array(value, {minLength: 1, maxLength: 3}).map(values => ({
    text: `${word}:${values.map(({text}) => text).join(',')}`,
    test: entry => values.some(({test}) => test(entry)),
  }));

const numbers: readonly (readonly [string, (entry: QueryEntry) => number | null | undefined | false])[] = [
  ['score', ({score}) => score || undefined],
  ['Rating', ({score}) => score || undefined],
  ['score100', ({scoreRaw}) => scoreRaw || undefined],
  ['progress', ({progress}) => progress],
  ['volumes-read', ({progressVolumes}) => progressVolumes],
  ['VOLUMES_READ', ({progressVolumes}) => progressVolumes],
  ['repeats', ({repeat}) => repeat],
  ['priority', ({priority}) => priority],
  ['year', ({media}) => media.year || undefined],
  ['episodes', ({media}) => media.episodes || undefined],
  ['chapters', ({media}) => media.chapters || undefined],
  ['volumes', ({media}) => media.volumes || undefined],
  ['length', ({media}) => media.duration || undefined],
  ['mean', ({media}) => media.meanScore || undefined],
  ['average', ({media}) => media.averageScore || undefined],
  ['popularity', ({media}) => media.popularity],
  ['next', ({media}) => media.next?.episode],
  [
    'left',
    ({progress, media: {type, episodes, chapters}}) => {
      const total = type === 'ANIME' ? episodes : chapters;
      return total ? Math.max(0, total - progress) : undefined;
    },
  ],
  [
    'behind',
    ({progress, media: {type, next, status, episodes}}) => {
      if (type !== 'ANIME') return undefined;
      if (next) {
        const hasAired = next.airingAt !== undefined && next.airingAt * 1000 <= now;
        return Math.max(0, (hasAired ? next.episode : next.episode - 1) - progress);
      }
      return status === 'FINISHED' && episodes ? Math.max(0, episodes - progress) : undefined;
    },
  ],
];

const numberOperand: fc.Arbitrary<Operand> = fc.oneof(
  fc.nat({max: 100}).map(value => ({text: String(value), range: [value, value] as const})),
  fc.nat({max: 9}).map(value => ({text: `${value}.5`, range: [value + 0.5, value + 0.5] as const})),
  fc.nat({max: 9}).map(value => ({text: `"${value},5"`, range: [value + 0.5, value + 0.5] as const})),
  fc.integer({min: 2014, max: 2021}).map(value => ({text: String(value), range: [value, value] as const})),
  fc.constant({text: '"10,000"', range: [10_000, 10_000] as const}),
);

const numberTerm = fc.constantFrom(...numbers).chain(([word, read]) =>
  comparedTerm(
    word,
    entry => {
      const value = read(entry);
      return typeof value === 'number' ? [value, value] : undefined;
    },
    numberOperand,
  ),
);

const day = 86_400_000;
const dayStart = (time: number) => Math.floor(time / day) * day;
const monthRange = (year: number, month: number) => [Date.UTC(year, month - 1), Date.UTC(year, month) - 1] as const;
const yearRange = (year: number) => [Date.UTC(year, 0), Date.UTC(year + 1, 0) - 1] as const;
const dayRange = (time: number) => [dayStart(time), dayStart(time) + day - 1] as const;

const fuzzyRange = (date: QueryEntry['startedAt']) => {
  if (!date?.year) return undefined;
  if (!date.month) return yearRange(date.year);
  return date.day ? dayRange(Date.UTC(date.year, date.month - 1, date.day)) : monthRange(date.year, date.month);
};
const timeRange = (seconds: number | undefined) => (seconds ? dayRange(seconds * 1000) : undefined);

const two = (value: number) => String(value).padStart(2, '0');
const dateOperand = (direction: 1 | -1): fc.Arbitrary<Operand> => {
  const parts = fc.tuple(
    fc.integer({min: 2023, max: 2027}),
    fc.integer({min: 1, max: 12}),
    fc.integer({min: 1, max: 28}),
  );
  return fc.oneof(
    parts.map(([year]) => ({text: String(year), range: yearRange(year)})),
    parts.map(([year, month]) => ({text: `${year}-${two(month)}`, range: monthRange(year, month)})),
    parts.map(([year, month, of]) => ({
      text: `${year}-${month}-${of}`,
      range: dayRange(Date.UTC(year, month - 1, of)),
    })),
    parts.map(([year, month, of]) => ({
      text: `${of}.${two(month)}.${year}`,
      range: dayRange(Date.UTC(year, month - 1, of)),
    })),
    fc.nat({max: 40}).map(count => ({text: `${count}d`, range: dayRange(now + direction * count * day)})),
    fc.nat({max: 5}).map(count => ({text: `${count}W`, range: dayRange(now + direction * count * 7 * day)})),
    fc.constant({text: 'today', range: dayRange(now)}),
  );
};

const dates: readonly (readonly [string, RangeOf, 1 | -1])[] = [
  ['started', ({startedAt}) => fuzzyRange(startedAt), -1],
  ['finished', ({completedAt}) => fuzzyRange(completedAt), -1],
  ['added', ({createdAt}) => timeRange(createdAt), -1],
  ['updated', ({updatedAt}) => timeRange(updatedAt), -1],
  ['airing', ({media}) => timeRange(media.next?.airingAt), 1],
];
const dateTerm = fc
  .constantFrom(...dates)
  .chain(([word, rangeOf, direction]) => comparedTerm(word, rangeOf, dateOperand(direction)));

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
  numberTerm,
  dateTerm,
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

/** Any query of up to four terms, some of them excluded. */
export const anyQuery: fc.Arbitrary<Meant> = fc
  .array(fc.tuple(fc.boolean(), term), {minLength: 1, maxLength: 4})
  .map(terms => ({
    text: terms.map(([isExcluded, {text}]) => (isExcluded ? '-' : '') + text).join(' '),
    matches: entry => terms.every(([isExcluded, {test}]) => test(entry) !== isExcluded),
  }));
