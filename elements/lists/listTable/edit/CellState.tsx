import type {ColumnKey} from '#domain/list/table/columns';
import {OnHoldMark} from '#kits/outboxNote/OnHoldMark';
import {entryTarget} from '#services/entries/writes';
import type {EntryValues} from '#services/entries/entryValues';
import type {Outbox} from '#services/outbox/outbox';
import type {Write} from '#services/outbox/write';
import {Alert} from '#ui/Alert';
import {useApi} from '#ui/context';
import {useSource} from '#ui/useSource';
import type {TableRow} from '../model';
import {cellErrors, cellKey} from './saveCell';

/** The values that a column shows. */
const fields: Readonly<Partial<Record<ColumnKey, keyof EntryValues>>> = {
  status: 'status',
  score: 'score',
  progress: 'progress',
  volumes: 'progressVolumes',
  started: 'startedAt',
  finished: 'completedAt',
  repeats: 'repeat',
  notes: 'notes',
  lists: 'customLists',
  private: 'private',
  hidden: 'hiddenFromStatusLists',
};

const byTarget = new WeakMap<readonly Write[], ReadonlyMap<string, readonly Write[]>>();

function grouped(writes: readonly Write[]): ReadonlyMap<string, readonly Write[]> {
  const groups = new Map<string, Write[]>();
  for (const write of writes) groups.set(write.target, [...(groups.get(write.target) ?? []), write]);
  return groups;
}

/** The unsent changes of an entry. They are grouped once for all cells. */
function unsentOf(writes: readonly Write[], mediaId: number): readonly Write[] {
  const known = byTarget.get(writes) ?? grouped(writes);
  byTarget.set(writes, known);
  return known.get(entryTarget(mediaId)) ?? [];
}

/** The unsent change of the value of a cell. */
function unsentValue(writes: Outbox, mediaId: number, column: ColumnKey): Write | undefined {
  const field = fields[column];
  return unsentOf(writes.list(), mediaId).find(
    ({kind, state, payload}) =>
      field && kind === 'saveEntry' && state !== 'refused' && Object.hasOwn(payload as EntryValues, field),
  );
}

/** The change of a cell that is on hold, and the reason; `undefined`: none is. */
export function useHeldValue(mediaId: number, column: ColumnKey) {
  const {writes} = useApi();
  const reason = useSource(writes, () => {
    const write = unsentValue(writes, mediaId, column);
    return write && writes.onHold(write, true);
  });
  const write = reason && unsentValue(writes, mediaId, column);
  return write && {write, reason};
}

/** The mark after the value of a cell that isn't saved yet, or whose last change AniList has refused, with the reason. */
export function CellState({row, column}: {readonly row: TableRow; readonly column: ColumnKey}) {
  const {mediaId} = row.entry;
  const held = useHeldValue(mediaId, column);
  const error = useSource(cellErrors, () => cellErrors.get().get(cellKey(mediaId, column)));
  if (error !== undefined) return <Alert as="span">{error}</Alert>;
  return held ? <OnHoldMark reason={held.reason} tabIndex={-1} /> : null;
}
