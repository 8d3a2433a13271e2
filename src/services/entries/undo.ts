import type {JournalEntry} from '../outbox/journal';
import type {WriteApi} from '../outbox/kind';
import {registerUndo} from '../outbox/kinds';
import type {Values} from '../outbox/write';
import type {EntryValues} from './entryValues';
import {emptyValues, isSameValue} from './sameValue';
import {fetchEntry} from './writes';

const comparable = ['status', 'score', 'progress'] as const;

/** The entry on the server, if it is no longer as the change left it. `undefined`: it is unchanged. */
async function fetchIfChanged(
  call: WriteApi,
  {mediaId, after}: JournalEntry,
): Promise<{now: Values | undefined} | undefined> {
  const entry = await fetchEntry(call, mediaId);
  const now = entry && Object.fromEntries(comparable.map(key => [key, entry[key]]));
  if (!after || !now) return after === undefined && now === undefined ? undefined : {now};
  return comparable.some(key => after[key] !== undefined && !isSameValue(after[key], now[key])) ? {now} : undefined;
}

/** The previous values as a new change. Missing values are written as empty ones. */
export function undoValues(mediaId: number, before: Values): EntryValues {
  const known = Object.entries(before).filter(([key]) => key !== 'id' && key !== 'mediaId');
  const set = known
    .map(([key, value]) => [key, value ?? emptyValues[key]] as const)
    .filter(([, value]) => value !== undefined);
  return {mediaId, ...(Object.fromEntries(set) as Omit<EntryValues, 'mediaId'>)};
}

registerUndo(async (call, line, anyway) => {
  const {mediaId, before, after} = line;
  const changed = anyway ? undefined : await fetchIfChanged(call, line);
  if (changed) return {state: 'changed', ...changed};
  if (before)
    return {
      state: 'write',
      kind: 'saveEntry',
      payload: undoValues(mediaId, before),
      base: after ? {...before, ...after} : {},
    };
  const id = typeof after?.id === 'number' ? after.id : undefined;
  return {state: 'write', kind: 'deleteEntry', payload: {mediaId, id}, base: after};
});
