import type {WriteApi} from './kind';
import {fetchEntry, type EntryValues} from './kinds/entries';
import type {JournalEntry} from './journal';
import type {Values} from './write';

const comparable = ['status', 'score', 'progress'] as const;

/** The entry on the server, if it is no longer as the change left it. `undefined`: it is unchanged. */
export async function fetchIfChanged(
  call: WriteApi,
  {mediaId, after}: JournalEntry,
): Promise<{now: Values | undefined} | undefined> {
  const entry = await fetchEntry(call, mediaId);
  const now = entry && Object.fromEntries(comparable.map(key => [key, entry[key]]));
  if (!after || !now) return after === undefined && now === undefined ? undefined : {now};
  return comparable.some(key => after[key] !== undefined && after[key] !== now[key]) ? {now} : undefined;
}

const emptyValues: Readonly<Record<string, unknown>> = {notes: '', startedAt: {}, completedAt: {}};

/** The previous values as a new change. Missing values are written as empty ones. */
export function undoValues(mediaId: number, before: Values): EntryValues {
  const known = Object.entries(before).filter(([key]) => key !== 'id' && key !== 'mediaId');
  const set = known
    .map(([key, value]) => [key, value ?? emptyValues[key]] as const)
    .filter(([, value]) => value !== undefined);
  return {mediaId, ...(Object.fromEntries(set) as Omit<EntryValues, 'mediaId'>)};
}
