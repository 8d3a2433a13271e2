import {fromRawScore} from '../score';
import {voiceLanguages} from '../seed/cast';
import type {User, Media} from '../store/rows';
import type {Context, Resolvers} from './context';
import {arranged, by, figures, round} from './figures';
import type {Counted, Lists, Row, StatArgs} from './figures';
import {voiceActorsOf} from './voices';

function lengthOf(work: Media): string {
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

function voiceActors(countedList: Lists, args: StatArgs, context: Context): Row[] {
  const known = new Map<number, {rows: Counted[]; characterIds: Set<number>}>();
  for (const row of countedList.rows)
    for (const part of context.store.rolesOfMedia.get(row.work.id) ?? []) {
      const actor = voiceActorsOf(context.store, part, voiceLanguages[0])[0]?.voiceActor;
      if (!actor) continue;
      const own = known.get(actor.id) ?? {rows: [], characterIds: new Set<number>()};
      known.set(actor.id, own);
      own.characterIds.add(part.characterId);
      if (own.rows.at(-1) !== row) own.rows.push(row);
    }
  const rows = [...known].map(([id, own]): Row => ({
    voiceActor: context.store.staff.get(id),
    characterIds: [...own.characterIds],
    ...figures(own.rows),
  }));
  return arranged(rows, args);
}

/** The standard deviation of the scores. */
export function standardDeviation(countedList: Lists): number {
  const scores = countedList.rows.map(row => row.entry.rawScore).filter(score => score > 0);
  if (scores.length === 0) return 0;
  const mean = scores.reduce((a, b) => a + b, 0) / scores.length;
  return round(Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length), 1);
}

const year = (value: number | null): readonly (number | null)[] => [value];

/** Resolvers of the statistics for one media type. */
export const statistics: Resolvers<Lists> = {
  count: countedList => countedList.rows.length,
  meanScore: countedList => figures(countedList.rows).meanScore,
  standardDeviation: countedList => standardDeviation(countedList),
  minutesWatched: countedList => figures(countedList.rows).minutesWatched,
  episodesWatched: countedList =>
    countedList.rows.reduce((sum, row) => sum + (row.work.type === 'ANIME' ? row.entry.progress : 0), 0),
  chaptersRead: countedList => figures(countedList.rows).chaptersRead,
  volumesRead: countedList => countedList.rows.reduce((sum, row) => sum + (row.entry.progressVolumes ?? 0), 0),
  formats: by('format', row => [row.work.format]),
  statuses: (countedList, args: StatArgs, context) =>
    by('status', row => [row.entry.status])({...countedList, rows: countedList.all}, args, context),
  scores: (countedList, args: StatArgs, context) =>
    by<number>('score', row => [row.entry.rawScore ? scoreStep(row.entry.rawScore, countedList.member) : null])(
      countedList,
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
    (row, context) => [
      ...new Set((context.store.creditsOfMedia.get(row.work.id) ?? []).map(credit => credit.personId)),
    ],
    (id, context) => context.store.staff.get(id),
  ),
  voiceActors: (countedList, args: StatArgs, context) => voiceActors(countedList, args, context),
};

/** Scores are grouped on a scale of 100, in the steps of the owner's format. */
function scoreStep(raw: number, member: User): number {
  return member.scoreFormat === 'POINT_100' || member.scoreFormat === 'POINT_10_DECIMAL'
    ? Math.max(10, Math.round(raw / 10) * 10)
    : raw && fromRawScore(raw, 'POINT_10') * 10;
}

/** A user's list of one media type, as far as the viewer may see it. */
export function lists(member: User, type: Media['type'], context: Context): Lists {
  const rows = context.store.entriesOfUser(member.id).flatMap(entry => {
    const work = context.store.media.get(entry.mediaId);
    const counted = work?.type === type && (!entry.private || context.viewer?.id === member.id);
    return counted ? [{entry, work}] : [];
  });
  // Planned media only count in the statistics by status.
  return {member, all: rows, rows: rows.filter(row => row.entry.status !== 'PLANNING')};
}

/** Resolvers of list statistics. */
export const statisticsTypes = {
  UserStatisticTypes: {
    anime: (row, _args, context) => lists(row, 'ANIME', context),
    manga: (row, _args, context) => lists(row, 'MANGA', context),
  } satisfies Resolvers<User>,
  UserStatistics: statistics,
};
