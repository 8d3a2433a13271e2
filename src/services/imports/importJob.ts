import * as v from 'valibot';

import {entryValues} from '../entries/entryValues';
import type {JournalEntry} from '../outbox/journal';
import {values} from '../outbox/write';

/**
 * State of an import. `running`: it runs in any open tab. `paused`: until the user resumes it. `stopped`: the remaining
 * rows are not imported. `done`: every row has an outcome. `undoing`: it is being undone. `undone`: it was undone.
 */
export const jobStates = ['running', 'paused', 'stopped', 'done', 'undoing', 'undone'] as const;
/** State of an import. */
export type JobState = (typeof jobStates)[number];

export const plannedRow = v.object({
  /** Title in the file. */
  title: v.string(),
  /** Title of the media item. */
  label: v.string(),
  payload: entryValues,
  base: values,
});
/** A row to be imported: the values to send, and the values before. */
export type PlannedRow = v.InferOutput<typeof plannedRow>;

const headEntries = {
  state: v.picklist(jobStates),
  type: v.picklist(['ANIME', 'MANGA']),
  fileName: v.string(),
  userName: v.string(),
  /** When it was started (epoch milliseconds). It identifies the import. */
  at: v.number(),
  /** When its media were found on AniList (epoch milliseconds); missing in an import of another version. */
  foundAt: v.optional(v.number()),
  /** Number of imported rows when the undo was started; missing if it was not, or by another version. */
  undoCount: v.optional(v.number()),
  /** Whether AniList's list activities are off while it runs. */
  isSilent: v.optional(v.boolean()),
} as const;

/** An import without its rows, which are read only where it runs. */
export const jobHead = v.object({...headEntries, rowCount: v.number()});
/** An import without its rows. */
export type JobHead = v.InferOutput<typeof jobHead>;

/** The part of a stored import that is validated at once; the rows are validated in slices. */
export const storedJob = v.object({
  ...headEntries,
  rows: v.array(v.unknown()),
  /** Rows of the file that are not imported, with the reasons. */
  others: v.array(v.object({title: v.string(), reason: v.string()})),
});

/** An import, as stored from its start until it is dismissed. */
export interface ImportJob extends Omit<v.InferOutput<typeof storedJob>, 'rows'> {
  readonly rows: readonly PlannedRow[];
}

/** An import without its rows. */
export function headOf({rows, others, ...head}: v.InferOutput<typeof storedJob> | ImportJob): JobHead {
  void others;
  return {...head, rowCount: rows.length};
}

/** Whether rows remain to be sent, now or once the imports before it are over. */
export const isActive = (job: Pick<JobHead, 'state'> | undefined) =>
  job?.state === 'running' || job?.state === 'undoing';

/** A line of the import's own journal. */
export type ImportLine = Omit<JournalEntry, 'id'>;

/** A row that was not imported, or not undone. */
export interface Problem {
  readonly message: string;
  /** Title of the media item; missing if another version stored the problem. */
  readonly label?: string | undefined;
}

/** The outcomes of the rows so far. */
export interface Outcome {
  /** Number of rows that are imported now. */
  readonly importedCount: number;
  /** The rows that have failed, by media id. */
  readonly problems: ReadonlyMap<number, Problem>;
  /** Number of rows that have failed and are not imported. */
  readonly failedCount: number;
}

/** The number of finished rows (done or failed) of an import or of its undo, and the total. */
export function jobProgress(
  {state, rowCount, undoCount}: Pick<JobHead, 'state' | 'rowCount' | 'undoCount'>,
  {importedCount, problems, failedCount}: Outcome,
) {
  if (state !== 'undoing') return {done: importedCount + failedCount, total: rowCount};
  const left = importedCount - (problems.size - failedCount);
  const total = Math.max(undoCount ?? importedCount, left);
  return {done: total - left, total};
}
