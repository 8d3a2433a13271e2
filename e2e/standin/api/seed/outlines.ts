import type {FuzzyDate, MediaType, Relation} from '../store/rows';
import {hash} from '../random';
import type {Random} from '../random';
import {genres} from './tagNames';
import {studioIds} from './studios';
import {titleEnglish, titleFirst, titleNative, titleSecond} from './words';
import {dateAfter, relate, seasonOf} from './works';
import type {Outline} from './works';

const animeFormats = ['TV', 'TV', 'TV', 'TV', 'MOVIE', 'ONA', 'OVA', 'SPECIAL', 'TV_SHORT', 'MUSIC'] as const;
const mangaFormats = ['MANGA', 'MANGA', 'MANGA', 'MANGA', 'ONE_SHOT', 'NOVEL'] as const;
const sources = [
  'ORIGINAL',
  'MANGA',
  'MANGA',
  'LIGHT_NOVEL',
  'WEB_NOVEL',
  'VIDEO_GAME',
  'VISUAL_NOVEL',
  'OTHER',
] as const;
const plainGenres = genres.filter(genre => genre !== 'Hentai');

/** A random title in three forms, built from word lists that share their indexes. */
function title(random: Random): {romaji: string; english: string; native: string} {
  const a = random.int(0, titleFirst.length - 1);
  const b = random.int(0, titleFirst.length - 1);
  const second = random.pick(titleSecond);
  const form = random.int(0, 3);
  const first = titleFirst[a] ?? 'Sora';
  const other = titleFirst[b] ?? 'Umi';
  const romaji = [
    `${first} no ${second}`,
    `${first} to ${other} no ${second}`,
    `${first}: ${second}`,
    `${first} ${second}!`,
  ];
  const english = `${titleEnglish[a] ?? 'Sky'} and ${titleEnglish[b] ?? 'Sea'}`;
  return {
    romaji: romaji[form] ?? first,
    english: form === 3 ? `${titleEnglish[a] ?? 'Sky'} ${second}!` : english,
    native: `${titleNative[a] ?? '空'}と${titleNative[b] ?? '海'}の物語`,
  };
}

function start(random: Random, year: number, month: number): FuzzyDate {
  const begin = year - Math.floor(random.next() ** 2 * 45);
  if (random.chance(0.02)) return {year: null, month: null, day: null};
  if (random.chance(0.04)) return {year: begin, month: null, day: null};
  return {
    year: begin,
    month: begin === year ? random.int(1, Math.max(1, month)) : random.int(1, 12),
    day: random.int(1, 28),
  };
}

interface Moment {
  readonly year: number;
  readonly month: number;
}

/** Generates one media item. Some lack an English or native title, dates or counts on purpose. */
export function outline(random: Random, id: number, type: MediaType, now: Moment): Outline {
  const names = title(random);
  const format = type === 'ANIME' ? random.pick(animeFormats) : random.pick(mangaFormats);
  const startDate = start(random, now.year, now.month);
  const airing = startDate.year === now.year && random.chance(0.4);
  const long = format === 'TV' || format === 'TV_SHORT' || format === 'ONA';
  const episodes = long ? random.pick([10, 11, 12, 12, 13, 24, 25, 26, 51]) : format === 'OVA' ? random.int(1, 6) : 1;
  const chapters = format === 'ONE_SHOT' ? 1 : random.int(5, 220);
  const ongoing = airing || (type === 'MANGA' && random.chance(0.25));
  return {
    id,
    idMal: random.chance(0.85) ? id + (hash(id) % 9000) : null,
    type,
    romaji: names.romaji,
    english: random.chance(0.35) ? null : names.english,
    native: random.chance(0.05) ? null : names.native,
    format: random.chance(0.003) ? null : format,
    startDate,
    endDate: ongoing
      ? {year: null, month: null, day: null}
      : dateAfter(random, startDate, type === 'ANIME' ? episodes * 7 : chapters * 10),
    episodes: type === 'ANIME' && !random.chance(0.03) ? episodes : null,
    chapters: type === 'MANGA' && !ongoing ? chapters : null,
    volumes: type === 'MANGA' && !ongoing ? Math.ceil(chapters / 9) : null,
    averageScore: random.chance(0.04) ? null : random.int(45, 84),
    popularity: Math.floor(40 + random.next() ** 5 * 90_000),
    genres: random.sample(plainGenres, random.int(1, 5)).sort(),
    sourceName: type === 'ANIME' ? random.pick(sources) : 'ORIGINAL',
    countryOfOrigin: random.chance(0.88) ? 'JP' : random.pick(['KR', 'CN', 'TW']),
    studioIds: type === 'ANIME' ? random.sample(studioIds, random.int(1, 4)) : [],
  };
}

const seasonEnglish = ['Season 2', 'Season 3', 'The Movie', 'Special', 'Final Season'] as const;

/** Generates further media of the same franchise, related to the first one. */
export function sequels(
  random: Random,
  first: Outline,
  ids: readonly number[],
  map: Map<number, Relation[]>,
): Outline[] {
  let before = first;
  return ids.map((id, i) => {
    const suffix = seasonEnglish[i] ?? 'Extra';
    const next = {
      ...before,
      id,
      idMal: before.idMal === null ? null : before.idMal + 7 + i,
      romaji: `${first.romaji ?? ''} ${suffix}`,
      english: first.english && `${first.english} ${suffix}`,
      native: first.native && `${first.native} ${i + 2}期`,
      format: suffix === 'The Movie' ? 'MOVIE' : suffix === 'Special' ? 'SPECIAL' : before.format,
      startDate: dateAfter(random, before.startDate, 400),
      endDate: dateAfter(random, before.startDate, 480),
      popularity: Math.floor(before.popularity * 0.7) + 3,
    };
    if (suffix === 'Special') relate(map, first.id, id, 'SIDE_STORY', 'PARENT');
    else relate(map, before.id, id, 'SEQUEL', 'PREQUEL');
    if (suffix !== 'Special') before = next;
    return next;
  });
}

/** The season of the start date, for anime only. */
export function seasonFor(work: Outline): {season: string | null; seasonYear: number | null} {
  const {year, month} = work.startDate;
  if (work.type === 'MANGA' || year === null || month === null) return {season: null, seasonYear: null};
  return {season: seasonOf(month), seasonYear: year};
}
