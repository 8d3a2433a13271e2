import {showScore} from '../score';
import {voiceLanguages} from '../seed/cast';
import type {Entry, Member, Work} from '../store/rows';
import type {Context, Fields} from './context';
import {sortBy} from './filter';
import {voices} from './people';

interface Counted {
  readonly entry: Entry;
  readonly work: Work;
}

/** What is known of one kind of list. */
interface Lists {
  readonly member: Member;
  readonly rows: readonly Counted[];
}

interface Figures {
  readonly count: number;
  readonly meanScore: number;
  readonly minutesWatched: number;
  readonly chaptersRead: number;
  readonly mediaIds: number[];
}

const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
const watched = ({entry, work}: Counted): number =>
  entry.progress * (1 + entry.repeat) * (work.type === 'ANIME' ? (work.duration ?? 24) : 0);

function figures(rows: readonly Counted[]): Figures {
  const scored = rows.filter(row => row.entry.rawScore > 0);
  const sum = scored.reduce((total, row) => total + row.entry.rawScore, 0);
  return {
    count: rows.length,
    meanScore: scored.length > 0 ? round(sum / scored.length) : 0,
    minutesWatched: rows.reduce((total, row) => total + watched(row), 0),
    chaptersRead: rows.reduce((total, row) => total + (row.work.type === 'MANGA' ? row.entry.progress : 0), 0),
    mediaIds: rows.map(row => row.work.id),
  };
}

type Key = string | number;

function group<K extends Key>(
  rows: readonly Counted[],
  keysOf: (row: Counted) => readonly (K | null)[],
): [K, Counted[]][] {
  const groups = new Map<K, Counted[]>();
  for (const row of rows)
    for (const key of keysOf(row)) {
      if (key === null) continue;
      const known = groups.get(key);
      if (known) known.push(row);
      else groups.set(key, [row]);
    }
  return [...groups];
}

interface StatArgs {
  readonly limit?: number | null;
  readonly sort?: readonly (string | null)[] | null;
}

type Row = Figures & Record<string, unknown>;

function arranged(rows: Row[], args: StatArgs): Row[] {
  const keys = {
    COUNT: (row: Row) => row.count,
    MEAN_SCORE: (row: Row) => row.meanScore,
    PROGRESS: (row: Row) => row.minutesWatched || row.chaptersRead,
    ID: () => 0,
  };
  const sorted = sortBy(rows, keys, args.sort, 'COUNT_DESC');
  return typeof args.limit === 'number' ? sorted.slice(0, args.limit) : sorted;
}

const by =
  <K extends Key>(
    name: string,
    keysOf: (row: Counted, context: Context) => readonly (K | null)[],
    show?: (key: K, context: Context) => unknown,
  ) =>
  (lists: Lists, args: StatArgs, context: Context): Row[] => {
    const rows = group(lists.rows, row => keysOf(row, context)).map(([key, own]): Row => ({
      [name]: show ? show(key, context) : key,
      ...figures(own),
    }));
    return arranged(rows, args);
  };

function lengthOf(work: Work): string {
  const count = work.type === 'ANIME' ? work.episodes : work.chapters;
  if (count === null) return 'unknown';
  const bounds = work.type === 'ANIME' ? [1, 6, 16, 28, 55, 100] : [1, 10, 25, 50, 100, 200];
  let low = 1;
  for (const high of bounds) {
    if (count <= high) return low === high ? String(high) : `${String(low)}-${String(high)}`;
    low = high + 1;
  }
  return `${String(low)}+`;
}

function voiceActors(lists: Lists, args: StatArgs, context: Context): Row[] {
  const known = new Map<number, {rows: Counted[]; characterIds: Set<number>}>();
  for (const row of lists.rows)
    for (const part of context.store.castOf.get(row.work.id) ?? []) {
      const actor = voices(context.store, part, voiceLanguages[0])[0]?.voiceActor;
      if (!actor) continue;
      const own = known.get(actor.id) ?? {rows: [], characterIds: new Set<number>()};
      known.set(actor.id, own);
      own.characterIds.add(part.characterId);
      if (own.rows.at(-1) !== row) own.rows.push(row);
    }
  const rows = [...known].map(([id, own]): Row => ({
    voiceActor: context.store.people.get(id),
    characterIds: [...own.characterIds],
    ...figures(own.rows),
  }));
  return arranged(rows, args);
}

function deviation(lists: Lists): number {
  const scores = lists.rows.map(row => row.entry.rawScore).filter(score => score > 0);
  if (scores.length === 0) return 0;
  const mean = scores.reduce((a, b) => a + b, 0) / scores.length;
  return round(Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length), 1);
}

const year = (value: number | null): readonly (number | null)[] => [value];

const statistics: Fields<Lists> = {
  count: lists => lists.rows.length,
  meanScore: lists => figures(lists.rows).meanScore,
  standardDeviation: lists => deviation(lists),
  minutesWatched: lists => figures(lists.rows).minutesWatched,
  episodesWatched: lists =>
    lists.rows.reduce((sum, row) => sum + (row.work.type === 'ANIME' ? row.entry.progress : 0), 0),
  chaptersRead: lists => figures(lists.rows).chaptersRead,
  volumesRead: lists => lists.rows.reduce((sum, row) => sum + (row.entry.progressVolumes ?? 0), 0),
  formats: by('format', row => [row.work.format]),
  statuses: by('status', row => [row.entry.status]),
  scores: (lists, args: StatArgs, context) =>
    by<number>('score', row => [row.entry.rawScore ? scoreStep(row.entry.rawScore, lists.member) : null])(
      lists,
      args,
      context,
    ),
  lengths: by('length', row => [lengthOf(row.work)]),
  releaseYears: by('releaseYear', row => year(row.work.startDate.year)),
  startYears: by('startYear', row => year(row.entry.startedAt.year)),
  genres: by('genre', row => row.work.genres),
  tags: by<number>(
    'tag',
    row => row.work.tagRanks.map(([tag]) => tag),
    (id, context) => context.store.tags.get(id),
  ),
  countries: by('country', row => [row.work.countryOfOrigin]),
  studios: by<number>(
    'studio',
    row => row.work.studioIds,
    (id, context) => context.store.studios.get(id),
  ),
  staff: by<number>(
    'staff',
    (row, context) => [...new Set((context.store.staffOf.get(row.work.id) ?? []).map(credit => credit.personId))],
    (id, context) => context.store.people.get(id),
  ),
  voiceActors: (lists, args: StatArgs, context) => voiceActors(lists, args, context),
};

/** Scores are told in points of a hundred, at the steps of the owner's format. */
function scoreStep(raw: number, member: Member): number {
  return member.scoreFormat === 'POINT_100' || member.scoreFormat === 'POINT_10_DECIMAL'
    ? Math.max(10, Math.round(raw / 10) * 10)
    : raw && showScore(raw, 'POINT_10') * 10;
}

function lists(member: Member, type: Work['type'], context: Context): Lists {
  const rows = context.store.entriesOfUser(member.id).flatMap(entry => {
    const work = context.store.works.get(entry.mediaId);
    const counted = work?.type === type && (!entry.private || context.viewer?.id === member.id);
    return counted ? [{entry, work}] : [];
  });
  // Planned works are no part of the figures, except where they are counted by status.
  return {member, rows: rows.filter(row => row.entry.status !== 'PLANNING')};
}

/** Resolvers of list figures. */
export const statisticsTypes = {
  UserStatisticTypes: {
    anime: (row, _args, context) => lists(row, 'ANIME', context),
    manga: (row, _args, context) => lists(row, 'MANGA', context),
  } satisfies Fields<Member>,
  UserStatistics: statistics,
};
