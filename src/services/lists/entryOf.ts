import {listStatuses, scoreFormats, type OwnEntry} from './entry';
import type {OwnEntryQuery} from './ownEntry.generated';
import type {SaveEntryMutation} from './saveEntry.generated';

const known = <T extends string>(values: readonly T[], value: string | null | undefined) =>
  values.find(each => each === value);

/** The entry in an answer, if there is one; unknown enum members are left out. */
export function entryOf(data: OwnEntryQuery): OwnEntry | undefined {
  const [found] = data.Page?.mediaList ?? [];
  if (!found) return undefined;
  return {
    mediaId: found.mediaId,
    status: known(listStatuses, found.status),
    score: found.score ?? 0,
    scoreFormat: known(scoreFormats, found.user?.mediaListOptions?.scoreFormat) ?? 'POINT_100',
    progress: found.progress ?? 0,
    total: found.media?.episodes ?? found.media?.chapters ?? undefined,
  };
}

type Saved = NonNullable<SaveEntryMutation['SaveMediaListEntry']>;

/** An entry with what the API says is stored now. */
export const withSaved = (entry: OwnEntry, saved: Saved): OwnEntry => ({
  ...entry,
  status: known(listStatuses, saved.status) ?? entry.status,
  score: saved.score ?? entry.score,
  progress: saved.progress ?? entry.progress,
});
