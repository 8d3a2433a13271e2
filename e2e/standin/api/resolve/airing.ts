import type {Media} from '../store/rows';
import type {Args, Context} from './context';
import {filterBy, sortBy} from './filter';

const week = 7 * 86_400;

/** One airing of an episode. */
export interface AiringTime {
  readonly id: number;
  readonly airingAt: number;
  readonly timeUntilAiring: number;
  readonly episode: number;
  readonly mediaId: number;
  readonly media: Media;
}

/** The airing times of a media item, weekly around the next episode and back to the first one. */
export function airingTimes(work: Media, now: number): AiringTime[] {
  if (work.nextEpisode === null || work.nextAiringAt === null) return [];
  const last = Math.min(work.episodes ?? work.nextEpisode + 3, work.nextEpisode + 12);
  const first = Math.max(1, work.nextEpisode - 26);
  const rows: AiringTime[] = [];
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

/** Airing times for AiringSchedule and Page.airingSchedules. */
export function findAiringTimes(args: Args, context: Context): AiringTime[] {
  const matches = filterBy<AiringTime>(
    {id: row => row.id, mediaId: row => row.mediaId, episode: row => row.episode, airingAt: row => row.airingAt},
    args,
  );
  const rows = context.store.catalogue.works.flatMap(work => airingTimes(work, context.now));
  const wanted = rows.filter(row => matches(row) && (args.notYetAired !== true || row.airingAt > context.now));
  const keys = {
    ID: (row: AiringTime) => row.id,
    MEDIA_ID: (row: AiringTime) => row.mediaId,
    TIME: (row: AiringTime) => row.airingAt,
    EPISODE: (row: AiringTime) => row.episode,
  };
  return sortBy(wanted, keys, args.sort as (string | null)[] | null | undefined, 'ID');
}
