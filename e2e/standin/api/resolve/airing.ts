import type {Work} from '../store/rows';
import type {Args, Context} from './context';
import {filterBy, sortBy} from './filter';

const week = 7 * 86_400;

/** One broadcast. */
export interface Schedule {
  readonly id: number;
  readonly airingAt: number;
  readonly timeUntilAiring: number;
  readonly episode: number;
  readonly mediaId: number;
  readonly media: Work;
}

/** Broadcasts of a work that is airing, weekly around the next one; past ones as far as the first episode. */
export function schedules(work: Work, now: number): Schedule[] {
  if (work.nextEpisode === null || work.nextAiringAt === null) return [];
  const last = Math.min(work.episodes ?? work.nextEpisode + 3, work.nextEpisode + 12);
  const first = Math.max(1, work.nextEpisode - 26);
  const rows: Schedule[] = [];
  for (let episode = first; episode <= last; episode++) {
    const airingAt = work.nextAiringAt + (episode - work.nextEpisode) * week;
    rows.push({
      id: work.id * 2000 + episode,
      airingAt,
      timeUntilAiring: airingAt - now,
      episode,
      mediaId: work.id,
      media: work,
    });
  }
  return rows;
}

/** Broadcasts for AiringSchedule and Page.airingSchedules. */
export function findSchedules(args: Args, context: Context): Schedule[] {
  const matches = filterBy<Schedule>(
    {id: row => row.id, mediaId: row => row.mediaId, episode: row => row.episode, airingAt: row => row.airingAt},
    args,
  );
  const rows = context.store.catalogue.works.flatMap(work => schedules(work, context.now));
  const wanted = rows.filter(row => matches(row) && (args.notYetAired !== true || row.airingAt > context.now));
  const keys = {
    ID: (row: Schedule) => row.id,
    MEDIA_ID: (row: Schedule) => row.mediaId,
    TIME: (row: Schedule) => row.airingAt,
    EPISODE: (row: Schedule) => row.episode,
  };
  return sortBy(wanted, keys, args.sort as (string | null)[] | null | undefined, 'ID');
}
