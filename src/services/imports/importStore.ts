import * as v from 'valibot';

import type {Database, DatabaseSource} from '../database';
import {entryValues} from '../entries/entryValues';
import {entryTarget} from '../entries/writes';
import {importLineKey, readJournalLine} from '../outbox/journal';
import {values} from '../outbox/write';
import {createYielder, inSlices} from '../yieldToMain';
import type {Fates, ImportLine} from './fates';

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

const jobKey = (account: string) => `${account} job`;
/** Key of a copy of the state, since reading a job with thousands of rows takes a while. */
const stateKey = (account: string) => `${account} state`;
const activitiesKey = (account: string) => `${account} activities`;
const problemKey = (account: string, mediaId: number) => `${account} problem ${mediaId}`;
const all = (account: string, kind: string) => IDBKeyRange.bound(`${account} ${kind} `, `${account} ${kind}!`);
const problem = v.object({mediaId: v.number(), message: v.string()});

/** The part of a transaction that changes imports. */
interface ImportTransaction {
  delete(key: string | IDBKeyRange): Promise<void>;
  put(value: unknown, key: string): Promise<unknown>;
}

/** Everything but the rows. */
const storedHead = v.omit(storedJob, ['rows', 'others']);
const storedRows = v.object({rows: v.array(v.unknown()), others: storedJob.entries.others});
/** The state of an import, and which import it is. */
type JobStatus = Pick<ImportJob, 'at' | 'state'>;
const storedStatus = v.object({at: v.number(), state: v.picklist(jobStates)});

/** A stored import; `undefined` if there is none, or it cannot be read. */
function readJob(value: unknown): ImportJob | undefined {
  const parsed = v.safeParse(storedJob, value);
  return parsed.success ? parsed.output : undefined;
}

function putJob(store: ImportTransaction, account: string, job: ImportJob) {
  const {at, state} = job;
  void store.put(job, jobKey(account)).catch(() => undefined);
  void store.put({at, state} satisfies JobStatus, stateKey(account)).catch(() => undefined);
}

/** Deletes the import of an account with its journal. */
function forget(store: ImportTransaction, account: string) {
  for (const kind of ['line', 'problem']) void store.delete(all(account, kind)).catch(() => undefined);
  for (const key of [jobKey(account), stateKey(account)]) void store.delete(key).catch(() => undefined);
}

/** The rows of an import, read in slices; `undefined` if one cannot be read. */
async function parsedRows(stored: readonly unknown[]): Promise<PlannedRow[] | undefined> {
  const rows: PlannedRow[] = [];
  await inSlices(stored, createYielder(), row => {
    const parsed = v.safeParse(plannedRow, row);
    if (parsed.success) rows.push(parsed.output);
  });
  return rows.length === stored.length ? rows : undefined;
}

/** The imports in the database, one per account. Methods reject if the browser has no database, or it is full. */
export class ImportStore {
  readonly #source: DatabaseSource;
  /** The imports read last, by account: their rows never change. */
  readonly #known = new Map<string, ImportJob>();

  constructor(source: DatabaseSource) {
    this.#source = source;
  }

  async read(account: string): Promise<ImportJob | undefined> {
    const stored = await this.#get(jobKey(account));
    const [head, body] = [v.safeParse(storedHead, stored), v.safeParse(storedRows, stored)];
    if (!head.success || !body.success) return undefined;
    const known = this.#known.get(account);
    const isKnown = known && (['at', 'fileName'] as const).every(key => known[key] === head.output[key]);
    if (isKnown && known.rows.length === body.output.rows.length)
      return {...head.output, rows: known.rows, others: known.others};
    const rows = await parsedRows(body.output.rows);
    if (!rows) return undefined;
    const job = {...head.output, rows, others: body.output.others};
    this.#known.set(account, job);
    return job;
  }

  /** The state of the import, without its rows. */
  async status(account: string): Promise<JobStatus | undefined> {
    const parsed = v.safeParse(storedStatus, await this.#get(stateKey(account)));
    if (parsed.success) return parsed.output;
    // A version that stored no copy has begun it.
    return readJob(await this.#get(jobKey(account)));
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
      putJob(store, account, {...seen, state, undoCount});
    });
  }

  /** Stores a new import and forgets the remains of earlier ones, unless another tab has one that is not dismissed. */
  begin(account: string, job: ImportJob): Promise<void> {
    return this.#use(async database => {
      const {store, done} = database.transaction('imports', 'readwrite');
      if (!readJob(await store.get(jobKey(account)))) {
        forget(store, account);
        putJob(store, account, job);
        this.#known.set(account, job);
      }
      await done;
    });
  }

  async fates(account: string): Promise<Fates> {
    const [lines, problems] = await this.#use(database => {
      const {store} = database.transaction('imports');
      return Promise.all([store.getAll(all(account, 'line')), store.getAll(all(account, 'problem'))]);
    });
    const known: ImportLine[] = [];
    await inSlices(lines, createYielder(), line => {
      const read = readJournalLine(line);
      if (read) known.push(read);
    });
    const failed = problems.flatMap(each => {
      const parsed = v.safeParse(problem, each);
      return parsed.success ? [[parsed.output.mediaId, parsed.output.message] as const] : [];
    });
    return {lines: new Map(known.map(line => [line.mediaId, line])), problems: new Map(failed)};
  }

  /** The journal line of a row, once it is imported and until it is undone. */
  async line(account: string, mediaId: number): Promise<ImportLine | undefined> {
    const key = importLineKey(account, entryTarget(mediaId));
    return readJournalLine(await this.#get(key));
  }

  async addProblem(account: string, mediaId: number, message: string): Promise<void> {
    await this.#use(database => database.put('imports', {mediaId, message}, problemKey(account, mediaId)));
  }

  /** The list activities that were off on AniList before an import turned all of them off; `undefined`: none has. */
  async activities(account: string): Promise<readonly ListActivity[] | undefined> {
    const parsed = v.safeParse(listActivities, await this.#get(activitiesKey(account)));
    return parsed.success ? parsed.output : undefined;
  }

  async keepActivities(account: string, before: readonly ListActivity[]): Promise<void> {
    await this.#use(database => database.put('imports', before, activitiesKey(account)));
  }

  async forgetActivities(account: string): Promise<void> {
    await this.#use(database => database.delete('imports', activitiesKey(account)));
  }

  /** Lets the import post list activities from now on, unless another tab has changed it since it was read. */
  unsilence(account: string, seen: ImportJob): Promise<boolean> {
    return this.#ifUnchanged(account, seen, store => {
      putJob(store, account, {...seen, isSilent: false});
    });
  }

  /**
   * Deletes the import with its journal, unless another tab has changed it since it was read. Resolves to whether it is
   * gone.
   */
  dismiss(account: string, seen: ImportJob): Promise<boolean> {
    return this.#ifUnchanged(account, seen, store => forget(store, account));
  }

  #ifUnchanged(account: string, seen: ImportJob, then: (store: ImportTransaction) => void): Promise<boolean> {
    return this.#use(async database => {
      const {store, done} = database.transaction('imports', 'readwrite');
      const now = readJob(await store.get(jobKey(account)));
      const isUnchanged = now?.at === seen.at && now.state === seen.state;
      if (isUnchanged) then(store);
      await done;
      return isUnchanged;
    });
  }

  #get = (key: string): Promise<unknown> => this.#use(database => database.get('imports', key));

  async #use<T>(action: (database: Database) => Promise<T>): Promise<T> {
    const found = await this.#source.use(async database => [await action(database)] as const);
    if (!found) throw new Error('There is no database.');
    return found[0];
  }
}
