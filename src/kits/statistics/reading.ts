import type {Report} from './report';
import type {Reading, ReportContext, RunTools, Statistic} from './statistic';
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

/** Reads on until the end or until it is stopped, each object once. `onBatch` is called after each batch. */
export async function readOn(
  {collect, idOf}: Statistic,
  tools: RunTools,
  reading: OpenReading,
  onBatch?: () => void,
): Promise<void> {
  const known = new Set(idOf ? reading.rows.map(idOf) : []);
  for await (const batch of collect(tools, reading)) {
    for (const row of batch) {
      const id = idOf?.(row);
      if (id !== undefined && known.has(id)) continue;
      if (id !== undefined) known.add(id);
      reading.rows.push(row);
    }
    reading.batches += 1;
    onBatch?.();
    if (tools.signal.aborted) return;
  }
}

/** Counts what was read. */
export function reportOf(statistic: Statistic, {rows, isCut}: Reading, context: ReportContext): Report {
  // A new array each time: tables sort anew only for another one.
  const report = statistic.report([...rows], context);
  return isCut ? {...report, notes: [...(report.notes ?? []), text.cut]} : report;
}
