import type {Relation, Media} from '../store/rows';
import type {Catalogue} from '../store/store';
import {hash, Random} from '../random';
import {franchises, createCharacters, createStaff} from './cast';
import {makeCredits} from './credits';
import {withOddities} from './odd';
import {outline, seasonFor, sequels} from './outlines';
import {makeStudios, makeTags} from './studios';
import {knownOutlines, knownRelations, relate} from './works';
import type {Outline} from './works';

const rich = {ANIME: 1900, MANGA: 1100} as const;
const thin = {ANIME: 3300, MANGA: 1200} as const;
const day = 86_400;

interface Making {
  readonly random: Random;
  readonly now: number;
  readonly taken: Set<number>;
  readonly relations: Map<number, Relation[]>;
  last: number;
}

function nextId(making: Making): number {
  do making.last += 3 + (hash(making.last) % 31);
  while (making.taken.has(making.last));
  making.taken.add(making.last);
  return making.last;
}

const moment = (now: number): {year: number; month: number} => {
  const date = new Date(now * 1000);
  return {year: date.getUTCFullYear(), month: date.getUTCMonth() + 1};
};

/** Moves some media into the current and the next season, so that something is always airing. */
function atSeason(making: Making, work: Outline, ahead: number): Outline {
  const {year, month} = moment(making.now);
  const first = Math.floor((month - 1) / 3) * 3 + ahead * 3;
  const startDate = {year: year + Math.floor(first / 12), month: (first % 12) + 1, day: making.random.int(1, 9)};
  const none = {year: null, month: null, day: null};
  return {
    ...work,
    format: 'TV',
    episodes: making.random.pick([12, 13, 24]),
    startDate,
    endDate: none,
    popularity: making.random.int(2000, 180_000),
  };
}

function richOutlines(making: Making): Outline[] {
  const made = knownOutlines();
  for (const work of made) making.taken.add(work.id);
  for (const type of ['ANIME', 'MANGA'] as const) {
    let count = made.filter(work => work.type === type).length;
    const adapt =
      type === 'MANGA'
        ? made.filter(work => work.type === 'ANIME' && work.id > 21_900 && work.sourceName === 'MANGA')
        : [];
    for (let i = 0; count < rich[type]; i++) {
      let work = outline(making.random, nextId(making), type, moment(making.now));
      if (type === 'ANIME' && i < 110) work = atSeason(making, work, i < 70 ? 0 : 1);
      made.push(work);
      const source = adapt[i * 2];
      if (source) relate(making.relations, source.id, work.id, 'SOURCE', 'ADAPTATION');
      const more = i >= 110 && making.random.chance(0.3) ? making.random.int(1, 4) : 0;
      const ids = Array.from({length: Math.min(more, rich[type] - count - 1)}, () => nextId(making));
      made.push(...sequels(making.random, work, ids, making.relations));
      count += 1 + ids.length;
    }
  }
  return made;
}

function statusOf(work: Outline, now: number): string {
  const draw = hash(work.id, 71);
  const {year, month, day: dayOfMonth} = work.startDate;
  if (year === null) return draw % 2 ? 'NOT_YET_RELEASED' : 'CANCELLED';
  const begin = Date.UTC(year, (month ?? 1) - 1, dayOfMonth ?? 1) / 1000;
  if (begin > now) return 'NOT_YET_RELEASED';
  if (work.endDate.year === null) return draw % 16 === 0 ? 'HIATUS' : 'RELEASING';
  return 'FINISHED';
}

function airing(work: Outline, status: string, now: number): Pick<Media, 'nextEpisode' | 'nextAiringAt'> {
  const {year, month, day: dayOfMonth} = work.startDate;
  if (work.type === 'MANGA' || status !== 'RELEASING' || year === null) return {nextEpisode: null, nextAiringAt: null};
  const begin = Date.UTC(year, (month ?? 1) - 1, dayOfMonth ?? 1) / 1000 + (hash(work.id) % 24) * 3600;
  const aired = Math.max(1, Math.ceil((now - begin) / (7 * day)));
  const nextEpisode = work.episodes === null ? aired + 1 : Math.min(aired + 1, work.episodes);
  const left = 7 * day - ((now - begin) % (7 * day));
  return {nextEpisode, nextAiringAt: now + (left > 0 ? left : left + 7 * day)};
}

function complete(making: Making, work: Outline, isThin: boolean, franchise: number, tags: readonly number[]): Media {
  const {now} = making;
  // Uses its own generator, because some values depend on the date and must not affect the media that follow.
  const random = new Random(hash(work.id, 72));
  const isAdult = work.genres.includes('Hentai') || random.chance(isThin ? 0.02 : 0.004);
  const hasBanner = random.chance(0.1) ? work.popularity > 100_000 : work.popularity > 3000;
  const status = statusOf(work, now);
  const upcoming = status === 'NOT_YET_RELEASED';
  const averageScore = upcoming ? null : work.averageScore;
  return {
    ...work,
    ...seasonFor(work),
    ...airing(work, status, now),
    thin: isThin,
    franchise,
    status,
    synonyms: random.chance(0.3) ? [`${work.romaji ?? 'Untitled'} (alternative)`] : [],
    duration:
      work.type === 'MANGA'
        ? null
        : work.format === 'MOVIE'
          ? random.int(60, 125)
          : work.format === 'TV_SHORT'
            ? 4
            : 24,
    tagRanks: isThin
      ? []
      : random
          .sample(tags, random.int(3, 18))
          .map(tag => [tag, random.int(20, 98)] as const)
          .sort((a, b) => b[1] - a[1]),
    averageScore,
    meanScore: averageScore === null ? null : averageScore + random.int(-1, 2),
    favourites: Math.floor(work.popularity * (0.005 + random.next() * 0.06)),
    trending: Math.floor((status === 'RELEASING' ? 300 : 15) * random.next() * Math.log10(work.popularity + 10)),
    isAdult,
    hasBanner,
    updatedAt: now - random.int(0, 300 * day),
  };
}

/** Generates media, staff, characters, studios and tags. */
export function makeCatalogue(seed: number, now: number): Catalogue {
  const making: Making = {random: new Random(seed), now, taken: new Set(), relations: knownRelations(), last: 22_000};
  const outlines = richOutlines(making);
  const families = franchises(
    outlines.map(work => work.id),
    making.relations,
  );
  const tags = makeTags();
  const plain = tags.filter(tag => !tag.isAdult).map(tag => tag.id);
  const works = withOddities(
    outlines.map(work => complete(making, work, false, families.get(work.id) ?? work.id, plain)),
  );
  for (const type of ['ANIME', 'MANGA'] as const)
    for (let i = 0; i < thin[type]; i++) {
      const work = outline(making.random, nextId(making), type, moment(now));
      works.push(complete(making, work, true, work.id, plain));
    }
  const cast = createCharacters(making.random, works);
  const people = createStaff(making.random);
  const credits = makeCredits(making.random, works);
  return {works, relations: making.relations, ...cast, staff: people, credits, studios: makeStudios(), tags};
}
