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

/** Why the value of a cell has not been sent; `undefined`: it has been, or is being sent. */
function heldReason(writes: Outbox, mediaId: number, column: ColumnKey) {
  const field = fields[column];
  const held = unsentOf(writes.list(), mediaId).find(
    ({kind, state, payload}) =>
      field && kind === 'saveEntry' && state !== 'refused' && Object.hasOwn(payload as EntryValues, field),
  );
  return held && writes.onHold(held, true);
}

/** What a cell shows after its value: that it isn't saved yet, or why AniList has refused the last change. */
export function CellState({row, column}: {readonly row: TableRow; readonly column: ColumnKey}) {
  const {writes} = useApi();
  const {mediaId} = row.entry;
  const reason = useSource(writes, () => heldReason(writes, mediaId, column));
  const error = useSource(cellErrors, () => cellErrors.get().get(cellKey(mediaId, column)));
  if (error !== undefined) return <Alert as="span">{error}</Alert>;
  return reason ? <OnHoldMark reason={reason} /> : null;
}
