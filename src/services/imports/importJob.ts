import * as v from 'valibot';

import {editValues} from '../entries/entryValues';
import {entryTarget} from '../entries/writes';
import type {JournalEntry} from '../outbox/journal';
import {favouriteTarget} from '../outbox/kinds/toggles';
import {values} from '../outbox/write';

/**
 * State of a job. `running`: it runs in any open tab. `paused`: until the user resumes it. `stopped`: the remaining rows
 * are not sent. `done`: every row has an outcome. `undoing`: it is being undone. `undone`: it was undone.
 */
export const jobStates = ['running', 'paused', 'stopped', 'done', 'undoing', 'undone'] as const;
/** State of a job. */
export type JobState = (typeof jobStates)[number];

/** Kinds of jobs. Only one job runs at a time, whatever its kind. */
export const jobKinds = ['import', 'bulkEdit'] as const;
/** Kind of a job: an import, or a bulk edit. */
export type JobKind = (typeof jobKinds)[number];

export const plannedRow = v.object({
  /** Title in the file; a row of a bulk edit has none, so that versions without bulk edits leave it alone. */
  title: v.optional(v.string()),
  /** Title of the media item. */
  label: v.string(),
  payload: editValues,
  base: values,
  /** Whether the entry is deleted. */
  isDeleted: v.optional(v.boolean()),
  /** Whether the media item is to be a favorite. Such a row changes nothing else. */
  isFavourite: v.optional(v.boolean()),
});
/** A row to be imported or edited: the values to send, and the values before. */
export type PlannedRow = v.InferOutput<typeof plannedRow>;

/** The kind of a favorite on a list of this type. */
export const favouriteType = (type: JobHead['type']): 'anime' | 'manga' => (type === 'MANGA' ? 'manga' : 'anime');

/** The number of favorites among these targets of rows. */
export const countFavourites = (targets: readonly string[]) =>
  targets.filter(target => target.startsWith('favourite:')).length;

/** The target of a row's write in the outbox, which identifies the row within its job. */
export const rowTarget = ({payload: {mediaId}, isFavourite}: PlannedRow, type: JobHead['type']) =>
  isFavourite === undefined ? entryTarget(mediaId) : favouriteTarget(favouriteType(type), mediaId);

const headEntries = {
  /** Missing in an import. */
  kind: v.optional(v.picklist(jobKinds)),
  state: v.picklist(jobStates),
  type: v.picklist(['ANIME', 'MANGA']),
  /** Empty in a bulk edit. */
  fileName: v.string(),
  userName: v.string(),
  /** When it was started (epoch milliseconds). It identifies the job. */
  at: v.number(),
  /** When its media were found on AniList (epoch milliseconds); missing in an import of another version. */
  foundAt: v.optional(v.number()),
  /** Number of rows about favorites, which come last and share no call. */
  favouriteCount: v.optional(v.number()),
  /** Number of carried out rows when the undo was started; missing if it was not, or by another version. */
  undoCount: v.optional(v.number()),
  /** Number of carried out rows when another job took its place. */
  doneCount: v.optional(v.number()),
  /** Whether AniList's list activities are off while it runs. */
  isSilent: v.optional(v.boolean()),
} as const;

/** A job without its rows, which are read only where it runs. */
export const jobHead = v.object({...headEntries, rowCount: v.number()});
/** A job without its rows. */
export type JobHead = v.InferOutput<typeof jobHead>;

/** The part of a stored job that is validated at once; the rows are validated in slices. */
export const storedJob = v.object({
  ...headEntries,
  rows: v.array(v.unknown()),
  /** Rows of the file that are not imported, with the reasons. */
  others: v.array(v.object({title: v.string(), reason: v.string()})),
});

/** An import or a bulk edit, as stored from its start until it is dismissed. */
export interface ImportJob extends Omit<v.InferOutput<typeof storedJob>, 'rows'> {
  readonly rows: readonly PlannedRow[];
}

/** The features whose jobs these are. */
const features = {import: 'moreImports', bulkEdit: 'bulkEdit'} as const satisfies Record<JobKind, string>;

/** The feature whose job it is: while the user has it off, the job waits. */
export const featureOf = (job: Pick<JobHead, 'kind'>) => features[kindOfJob(job)];

/** Kind of a job. */
export const kindOfJob = ({kind = 'import'}: Pick<JobHead, 'kind'>): JobKind => kind;

/** A job without its rows. */
export function headOf({rows, others, ...head}: v.InferOutput<typeof storedJob> | ImportJob): JobHead {
  void others;
  return {...head, rowCount: rows.length};
}

/** Whether rows remain to be sent, now or once the jobs before it are over. */
export const isActive = (job: Pick<JobHead, 'state'> | undefined) =>
  job?.state === 'running' || job?.state === 'undoing';

/** A line of the job's own journal. */
export type ImportLine = Omit<JournalEntry, 'id'>;

/** A row that was not carried out, or not undone. */
export interface Problem {
  readonly message: string;
  /** Title of the media item; missing if another version stored the problem. */
  readonly label?: string | undefined;
}

/** The outcomes of the rows so far. */
export interface Outcome {
  /** Number of rows that are carried out now. */
  readonly importedCount: number;
  /** The rows that have failed, by target. */
  readonly problems: ReadonlyMap<string, Problem>;
  /** Number of rows that have failed and are not carried out. */
  readonly failedCount: number;
}

/** The number of finished rows (done or failed) of a job or of its undo, and the total. */
export function jobProgress(
  {state, rowCount, undoCount}: Pick<JobHead, 'state' | 'rowCount' | 'undoCount'>,
  {importedCount, problems, failedCount}: Outcome,
) {
  if (state !== 'undoing') return {done: importedCount + failedCount, total: rowCount};
  const left = importedCount - (problems.size - failedCount);
  const total = Math.max(undoCount ?? importedCount, left);
  return {done: total - left, total};
}

/** Number of rows that a call can hold, and therefore that take as long as one about a favorite. */
export const rowsPerCall = 20;

/** Duration of rows in milliseconds. `favouriteCount`: the number of those about favorites among them. */
export const durationOf = (rowCount: number, favouriteCount: number, msPerRow: number) =>
  (rowCount - favouriteCount + favouriteCount * rowsPerCall) * msPerRow;

/** Time until a job or its undo is finished (ms). */
export function remainingMs(job: JobHead, outcome: Outcome, msPerRow: number): number {
  const {done, total} = jobProgress(job, outcome);
  const left = total - done;
  return durationOf(left, Math.min(left, job.favouriteCount ?? 0), msPerRow);
}
