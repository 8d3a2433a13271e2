import {parseListStatus} from '#domain/list/listStatus';
import type {ScoreFormat} from '#domain/score/score';
import {scoreFormats, type OwnEntry} from './entry';
import type {OwnEntryQuery} from './ownEntry.generated';
import type {SavedEntry} from './savedEntry';

/** Reads a score format. Unknown ones count as `POINT_100`. */
export const formatOf = (value: string | null | undefined): ScoreFormat =>
  scoreFormats.find(each => each === value) ?? 'POINT_100';

/** The entry in an answer, if there is one. Unknown enum values are dropped. */
export function entryOf(data: OwnEntryQuery): OwnEntry | undefined {
  const [found] = data.Page?.mediaList ?? [];
  if (!found) return undefined;
  return {
    mediaId: found.mediaId,
    status: parseListStatus(found.status ?? ''),
    score: found.score ?? 0,
    scoreFormat: formatOf(found.user?.mediaListOptions?.scoreFormat),
    progress: found.progress ?? 0,
    total: found.media?.episodes ?? found.media?.chapters ?? undefined,
  };
}

/** Title of the media in an answer. */
export const labelOf = (data: OwnEntryQuery) => data.Page?.mediaList?.[0]?.media?.title?.userPreferred ?? undefined;

/** Updates an entry with the values that the API has stored. */
export const withSaved = (entry: OwnEntry, saved: SavedEntry): OwnEntry => ({
  ...entry,
  status: parseListStatus(saved.status ?? '') ?? entry.status,
  score: saved.score ?? entry.score,
  progress: saved.progress ?? entry.progress,
});
