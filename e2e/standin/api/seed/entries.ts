import type {ListEntry, FuzzyDate, ListStatus, User, Media} from '../store/rows';
import {hash, Random} from '../random';
import {cast} from './members';
import {entryNotes} from './sentences';

const none: FuzzyDate = {year: null, month: null, day: null};
const day = 86_400;

const fuzzy = (seconds: number): FuzzyDate => {
  const date = new Date(seconds * 1000);
  return {year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate()};
};

const statuses: readonly ListStatus[] = [
  'COMPLETED',
  'COMPLETED',
  'COMPLETED',
  'COMPLETED',
  'COMPLETED',
  'PLANNING',
  'PLANNING',
  'CURRENT',
  'DROPPED',
  'PAUSED',
  'REPEATING',
];

/** The smallest step of each format on a scale of 100. */
const steps = {POINT_100: 1, POINT_10_DECIMAL: 1, POINT_10: 10, POINT_5: 20, POINT_3: 0} as const;

/** A raw score near `wish` that the user's format can express. */
export function rawScore(member: User, wish: number): number {
  if (member.scoreFormat === 'POINT_3') return wish < 45 ? 35 : wish < 72 ? 60 : 85;
  const step = steps[member.scoreFormat];
  return member.scoreFormat === 'POINT_5'
    ? Math.max(1, Math.ceil(wish / step)) * 20 - 10
    : Math.round(wish / step) * step;
}

function statusFor(work: Media, random: Random): ListStatus {
  if (work.status === 'NOT_YET_RELEASED') return 'PLANNING';
  const status = random.pick(statuses);
  return work.status !== 'FINISHED' && (status === 'COMPLETED' || status === 'REPEATING') ? 'CURRENT' : status;
}

/** The number of episodes or chapters released so far. */
const available = (work: Media): number =>
  work.nextEpisode !== null ? work.nextEpisode - 1 : (work.episodes ?? work.chapters ?? 40);

function progressFor(work: Media, status: ListStatus, random: Random): number {
  const all = available(work);
  if (status === 'COMPLETED') return work.episodes ?? work.chapters ?? all;
  if (status === 'PLANNING') return 0;
  return random.int(Math.min(1, all), Math.max(1, all - random.int(0, 3)));
}

interface Owner {
  readonly member: User;
  readonly now: number;
}

/** Generates one list entry of a user. */
export function makeEntry(owner: Owner, id: number, work: Media, wanted?: ListStatus): ListEntry {
  const {member, now} = owner;
  // Uses its own generator, because values that depend on the date must not affect the entries that follow.
  const random = new Random(hash(member.id, work.id));
  const status = wanted ?? statusFor(work, random);
  const progress = progressFor(work, status, random);
  const scored = status !== 'PLANNING' && random.chance(status === 'COMPLETED' ? 0.9 : 0.35);
  const raw = scored
    ? rawScore(member, Math.min(100, Math.max(5, (work.averageScore ?? 65) + random.int(-25, 22))))
    : 0;
  const begun = now - random.int(3, 2400) * day;
  const options = work.type === 'ANIME' ? member.animeList : member.mangaList;
  const lists = options.customLists.filter(() => random.chance(0.12));
  return {
    id,
    userId: member.id,
    mediaId: work.id,
    status,
    rawScore: raw,
    progress,
    progressVolumes: work.type === 'MANGA' ? Math.min(work.volumes ?? 99, Math.floor(progress / 9)) : null,
    repeat: status === 'COMPLETED' && random.chance(0.1) ? random.int(1, 4) : status === 'REPEATING' ? 1 : 0,
    priority: 0,
    private: random.chance(0.01),
    notes: random.chance(0.08) ? random.pick(entryNotes) : null,
    hiddenFromStatusLists: lists.length > 0 && random.chance(0.1),
    lists,
    advanced: options.advancedScoringEnabled
      ? options.advancedScoring.map(() => (raw && random.chance(0.7) ? rawScore(member, raw) : 0))
      : [],
    startedAt:
      status === 'PLANNING' || random.chance(0.3)
        ? none
        : random.chance(0.1)
          ? {...fuzzy(begun), day: null}
          : fuzzy(begun),
    completedAt: status === 'COMPLETED' && random.chance(0.7) ? fuzzy(begun + random.int(1, 60) * day) : none,
    createdAt: begun,
    updatedAt: Math.min(now - 300, begun + random.int(0, 90) * day),
  };
}

function sizes(member: User, random: Random): {anime: number; manga: number} {
  if (member.id === cast.archivist) return {anime: 5000, manga: 2000};
  if (member.id === cast.newcomer) return {anime: 0, manga: 0};
  if (member.id === cast.member) return {anime: 330, manga: 150};
  if (member.id === cast.other) return {anime: 260, manga: 110};
  return {anime: Math.floor(8 + random.next() ** 3 * 220), manga: Math.floor(random.next() ** 3 * 110)};
}

/** Entries that the test user always has, so that every page has content. */
const fixed: readonly (readonly [number, ListStatus])[] = [
  [1, 'COMPLETED'],
  [5114, 'REPEATING'],
  [20, 'PAUSED'],
  [21, 'CURRENT'],
  [16_498, 'COMPLETED'],
  [1535, 'COMPLETED'],
  [320, 'PLANNING'],
  [30_002, 'CURRENT'],
  [30_656, 'COMPLETED'],
  [30_013, 'CURRENT'],
  [34_632, 'DROPPED'],
];

/** Generates all list entries of all users. */
export function makeEntries(
  random: Random,
  members: readonly User[],
  works: readonly Media[],
  now: number,
): ListEntry[] {
  const byPopularity = [...works].sort((a, b) => b.popularity - a.popularity);
  const anime = byPopularity.filter(work => work.type === 'ANIME' && !work.isAdult);
  const manga = byPopularity.filter(work => work.type === 'MANGA' && !work.isAdult);
  const airing = anime.filter(work => work.nextAiringAt !== null && !work.thin);
  const byId = new Map(works.map(work => [work.id, work]));
  const entries: ListEntry[] = [];
  let id = 5000;
  for (const member of members) {
    const owner = {member, now};
    const seen = new Set<number>();
    const add = (work: Media | undefined, status?: ListStatus): void => {
      if (!work || seen.has(work.id)) return;
      seen.add(work.id);
      id += random.int(1, 40);
      entries.push(makeEntry(owner, id, work, status));
    };
    if (member.id === cast.member) for (const [work, status] of fixed) add(byId.get(work), status);
    if (member.id === cast.member || member.id === cast.other)
      for (const work of airing.slice(0, 9)) add(work, 'CURRENT');
    const wanted = sizes(member, random);
    if (member.id === cast.archivist) {
      for (const work of [...anime.slice(0, wanted.anime), ...manga.slice(0, wanted.manga)]) add(work);
      continue;
    }
    for (let i = 0; i < wanted.anime; i++) add(random.pickFront(anime, 2.6));
    for (let i = 0; i < wanted.manga; i++) add(random.pickFront(manga, 2.6));
  }
  return entries;
}
