import * as v from 'valibot';

import type {DatabaseSource} from '../database';
import {entryValues} from '../entries/entryValues';
import {entryTarget} from '../entries/writes';
import {importLineKey, readJournalLine, type JournalEntry} from '../outbox/journal';
import {values} from '../outbox/write';

/**
 * State of an import. `running`: it runs in any open tab. `paused`: until the user resumes it. `stopped`: the remaining
 * rows are not imported. `done`: every row has an outcome. `undoing`: it is being undone. `undone`: it was undone.
 */
export const jobStates = ['running', 'paused', 'stopped', 'done', 'undoing', 'undone'] as const;
/** State of an import. */
export type JobState = (typeof jobStates)[number];

const plannedRow = v.object({
  /** Title in the file. */
  title: v.string(),
  /** Title of the media item. */
  label: v.string(),
  payload: entryValues,
  base: values,
});
/** A row to be imported: the values to send, and the values before. */
export type PlannedRow = v.InferOutput<typeof plannedRow>;

const storedJob = v.object({
  state: v.picklist(jobStates),
  type: v.picklist(['ANIME', 'MANGA']),
  fileName: v.string(),
  userName: v.string(),
  /** When it was started (epoch milliseconds). */
  at: v.number(),
  rows: v.array(plannedRow),
  /** Number of imported rows when the undo was started; missing if it was not, or by another version. */
  undoCount: v.optional(v.number()),
  /** Whether AniList's list activities are off while it runs. */
  isSilent: v.optional(v.boolean()),
  /** Rows of the file that are not imported, with the reasons. */
  others: v.array(v.object({title: v.string(), reason: v.string()})),
});
/** An import, as stored from its start until it is dismissed. */
export type ImportJob = v.InferOutput<typeof storedJob>;

const listActivities = v.array(
  v.object({
    type: v.picklist(['CURRENT', 'PLANNING', 'COMPLETED', 'DROPPED', 'PAUSED', 'REPEATING']),
    disabled: v.boolean(),
  }),
);
/** Whether AniList posts no activity when an entry gets a status. */
export type ListActivity = v.InferOutput<typeof listActivities>[number];

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
export function jobProgress({state, rows, undoCount}: ImportJob, {lines, problems}: Fates) {
  if (state !== 'undoing') {
    const finished = new Set([...lines.keys(), ...problems.keys()]);
    return {done: finished.size, total: rows.length};
  }
  const left = [...lines.keys()].filter(mediaId => !problems.has(mediaId)).length;
  const total = Math.max(undoCount ?? lines.size, left);
  return {done: total - left, total};
}

const jobKey = (account: string) => `${account} job`;
const activitiesKey = (account: string) => `${account} activities`;
const problemKey = (account: string, mediaId: number) => `${account} problem ${mediaId}`;
const all = (account: string, kind: string) => IDBKeyRange.bound(`${account} ${kind} `, `${account} ${kind}!`);
const problem = v.object({mediaId: v.number(), message: v.string()});

/** The part of a transaction that changes imports. */
interface ImportTransaction {
  delete(key: string | IDBKeyRange): Promise<void>;
  put(value: unknown, key: string): Promise<unknown>;
}

/** A stored import; `undefined` if there is none, or it cannot be read. */
function readJob(value: unknown): ImportJob | undefined {
  const parsed = v.safeParse(storedJob, value);
  return parsed.success ? parsed.output : undefined;
}

/** Deletes the import of an account with its journal. */
function forget(store: ImportTransaction, account: string) {
  for (const kind of ['line', 'problem']) void store.delete(all(account, kind)).catch(() => undefined);
  void store.delete(jobKey(account)).catch(() => undefined);
}

/** The imports in the database, one per account. Methods reject if the browser has no database, or it is full. */
export class ImportStore {
  readonly #source: DatabaseSource;

  constructor(source: DatabaseSource) {
    this.#source = source;
  }

  async read(account: string): Promise<ImportJob | undefined> {
    return readJob(await (await this.#open()).get('imports', jobKey(account)));
  }

  /**
   * Changes the state of an import, unless another tab has changed or dismissed it since it was read. Resolves to
   * whether it was changed. `undoCount`: see `ImportJob`.
   */
  change(account: string, seen: ImportJob, state: JobState, undoCount = seen.undoCount): Promise<boolean> {
    return this.#ifUnchanged(account, seen, store => {
      // Resuming a finished import retries its failed rows.
      if (seen.state === 'done' && state === 'running')
        void store.delete(all(account, 'problem')).catch(() => undefined);
      void store.put({...seen, state, undoCount}, jobKey(account)).catch(() => undefined);
    });
  }

  /** Stores a new import and forgets the remains of earlier ones, unless another tab has one that is not dismissed. */
  async begin(account: string, job: ImportJob): Promise<void> {
    const {store, done} = (await this.#open()).transaction('imports', 'readwrite');
    if (!readJob(await store.get(jobKey(account)))) {
      forget(store, account);
      void store.put(job, jobKey(account)).catch(() => undefined);
    }
    await done;
  }

  async fates(account: string): Promise<Fates> {
    const {store} = (await this.#open()).transaction('imports');
    const [lines, problems] = await Promise.all([
      store.getAll(all(account, 'line')),
      store.getAll(all(account, 'problem')),
    ]);
    const known = lines.flatMap(line => readJournalLine(line) ?? []);
    const failed = problems.flatMap(each => {
      const parsed = v.safeParse(problem, each);
      return parsed.success ? [[parsed.output.mediaId, parsed.output.message] as const] : [];
    });
    return {lines: new Map(known.map(line => [line.mediaId, line])), problems: new Map(failed)};
  }

  /** The journal line of a row, once it is imported and until it is undone. */
  async line(account: string, mediaId: number): Promise<ImportLine | undefined> {
    const key = importLineKey(account, entryTarget(mediaId));
    return readJournalLine(await (await this.#open()).get('imports', key));
  }

  async addProblem(account: string, mediaId: number, message: string): Promise<void> {
    await (await this.#open()).put('imports', {mediaId, message}, problemKey(account, mediaId));
  }

  /** The list activities that were off on AniList before an import turned all of them off; `undefined`: none has. */
  async activities(account: string): Promise<readonly ListActivity[] | undefined> {
    const parsed = v.safeParse(listActivities, await (await this.#open()).get('imports', activitiesKey(account)));
    return parsed.success ? parsed.output : undefined;
  }

  async keepActivities(account: string, before: readonly ListActivity[]): Promise<void> {
    await (await this.#open()).put('imports', before, activitiesKey(account));
  }

  async forgetActivities(account: string): Promise<void> {
    await (await this.#open()).delete('imports', activitiesKey(account));
  }

  /** Lets the import post list activities from now on, unless another tab has changed it since it was read. */
  unsilence(account: string, seen: ImportJob): Promise<boolean> {
    return this.#ifUnchanged(account, seen, store => {
      void store.put({...seen, isSilent: false}, jobKey(account)).catch(() => undefined);
    });
  }

  /**
   * Deletes the import with its journal, unless another tab has changed it since it was read. Resolves to whether it is
   * gone.
   */
  dismiss(account: string, seen: ImportJob): Promise<boolean> {
    return this.#ifUnchanged(account, seen, store => forget(store, account));
  }

  async #ifUnchanged(account: string, seen: ImportJob, then: (store: ImportTransaction) => void): Promise<boolean> {
    const {store, done} = (await this.#open()).transaction('imports', 'readwrite');
    const now = readJob(await store.get(jobKey(account)));
    const isUnchanged = now?.at === seen.at && now.state === seen.state;
    if (isUnchanged) then(store);
    await done;
    return isUnchanged;
  }

  async #open() {
    const database = await this.#source.open();
    if (!database) throw new Error('There is no database.');
    return database;
  }
}
