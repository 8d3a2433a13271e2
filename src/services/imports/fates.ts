import type {JournalEntry} from '../outbox/journal';

/** A line of the import's own journal. */
export type ImportLine = Omit<JournalEntry, 'id'>;

/** The outcomes of the rows so far, by media id. */
export interface Fates {
  readonly lines: ReadonlyMap<number, ImportLine>;
  /** The reasons why rows were not imported, or not undone. */
  readonly problems: ReadonlyMap<number, string>;
}

/** The outcomes with one more row: its line in the journal, or none, and the reason of a failure. */
export function withFate(
  {lines, problems}: Fates,
  mediaId: number,
  line: ImportLine | undefined,
  problem?: string,
): Fates {
  const [nextLines, nextProblems] = [new Map(lines), new Map(problems)];
  if (line) nextLines.set(mediaId, line);
  else nextLines.delete(mediaId);
  if (problem !== undefined) nextProblems.set(mediaId, problem);
  return {lines: nextLines, problems: nextProblems};
}

/** The number of finished rows (done or failed) of an import or of its undo, and the total. */
export function jobProgress(
  {
    state,
    rows,
    undoCount,
  }: {readonly state: string; readonly rows: readonly unknown[]; readonly undoCount?: number | undefined},
  {lines, problems}: Fates,
) {
  if (state !== 'undoing') {
    const finished = new Set([...lines.keys(), ...problems.keys()]);
    return {done: finished.size, total: rows.length};
  }
  const left = [...lines.keys()].filter(mediaId => !problems.has(mediaId)).length;
  const total = Math.max(undoCount ?? lines.size, left);
  return {done: total - left, total};
}
