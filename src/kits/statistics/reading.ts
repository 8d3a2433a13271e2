import type {Report} from './report';
import type {Reading, RunContext, RunTools, Statistic} from './statistic';
import {text} from './messages';

/** A reading whose rows a run adds to. */
export interface OpenReading extends Reading {
  rows: unknown[];
  batches: number;
}

/** Another reading with the same rows, or an empty one. */
export const readingAfter = (earlier?: Reading): OpenReading => ({
  rows: [...(earlier?.rows ?? [])],
  batches: earlier?.batches ?? 0,
  isCut: false,
});

const ownId = (row: unknown) => (row as {id?: number} | undefined)?.id;

/** Continues a reading until it ends or is stopped, with each object once. `onBatch` is called after each batch. */
export async function readOn(
  {collect, idOf = ownId}: Statistic,
  tools: RunTools,
  reading: OpenReading,
  onBatch?: () => void,
): Promise<void> {
  const known = new Set(reading.rows.map(idOf));
  for await (const batch of collect(tools, reading)) {
    for (const row of batch) {
      const id = idOf(row);
      if (id === undefined || !known.has(id)) reading.rows.push(row);
      known.add(id);
    }
    reading.batches += 1;
    onBatch?.();
    if (tools.signal.aborted) return;
  }
}

/** Computes the report of a reading. `isOver`: the run has reached its end. */
export function reportOf(statistic: Statistic, {rows, isCut}: Reading, context: RunContext, isOver: boolean): Report {
  const isWhole = isOver && !isCut;
  // A new array each time, because tables only sort again for a new one.
  const {notes = [], tables = [], ...rest} = statistic.report([...rows], {...context, isWhole});
  return {
    ...rest,
    notes: isCut ? [...notes, text.cut] : notes,
    tables: isWhole ? tables : tables.map(table => ({...table, empty: text.nothingYet})),
  };
}
