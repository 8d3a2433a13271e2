import * as v from 'valibot';

import type {Database, DatabaseSource} from '../database';
import {readJournalLine} from '../outbox/journal';
import {createYielder, inSlices} from '../yieldToMain';
import {
  isActive,
  plannedRow,
  storedJob,
  type ImportJob,
  type ImportLine,
  type JobHead,
  type JobState,
  type Outcome,
  type PlannedRow,
  type Problem,
} from './importJob';
import * as records from './jobRecords';
import {all, jobKey, lineKey, problemKey, type Records} from './jobRecords';

const listActivities = v.array(
  v.object({
    type: v.picklist(['CURRENT', 'PLANNING', 'COMPLETED', 'DROPPED', 'PAUSED', 'REPEATING']),
    disabled: v.boolean(),
  }),
);
/** Whether AniList posts no activity when an entry gets a status. */
export type ListActivity = v.InferOutput<typeof listActivities>[number];

const activitiesKey = (account: string) => `${account} activities`;
const problem = v.object({mediaId: v.number(), message: v.string(), label: v.optional(v.string())});

/** Which import, and in which state it was seen. */
export type SeenJob = Pick<JobHead, 'at' | 'state'>;

/** The rows of an import, read in slices; `undefined` if one cannot be read. */
async function parsedRows(stored: readonly unknown[]): Promise<PlannedRow[] | undefined> {
  const rows: PlannedRow[] = [];
  await inSlices(stored, createYielder(), row => {
    const parsed = v.safeParse(plannedRow, row);
    if (parsed.success) rows.push(parsed.output);
  });
  return rows.length === stored.length ? rows : undefined;
}

const mediaIdIn = (key: string) => Number(key.slice(key.lastIndexOf(':') + 1));

/**
 * The imports in the database: of each account the current one, those that wait for it, and those that have ended.
 * Methods reject if the browser has no database, or it is full.
 */
export class ImportStore {
  readonly #source: DatabaseSource;
  /** The import whose rows were read last, by account: they never change. */
  readonly #known = new Map<string, ImportJob>();

  constructor(source: DatabaseSource) {
    this.#source = source;
  }

  /** The current import without its rows. */
  head = (account: string) => this.#read(store => records.headIn(store, account));

  /** The imports that wait for the current one or have ended, without their rows. */
  others = (account: string) => this.#read(store => records.othersIn(store, account));

  /** The current import with its rows. */
  async read(account: string): Promise<ImportJob | undefined> {
    const head = await this.head(account);
    if (!head) return undefined;
    const {rowCount, ...now} = head;
    const known = this.#known.get(account);
    if (known?.at === head.at && known.rows.length === rowCount) return {...known, ...now};
    const stored = v.safeParse(storedJob, await this.#read(store => store.get(jobKey(account))));
    const rows = stored.success ? await parsedRows(stored.output.rows) : undefined;
    if (!stored.success || !rows) return undefined;
    const job = {...stored.output, ...now, rows};
    this.#known.set(account, job);
    return job;
  }

  /**
   * Changes the state of the current import, unless another tab has changed or dismissed it since it was read. Resolves
   * to whether it was changed. `undoCount`: see `JobHead`.
   */
  async change(account: string, seen: SeenJob, state: JobState, undoCount?: number): Promise<boolean> {
    const job = await this.read(account);
    return this.#ifUnchanged(account, seen, store => {
      // Resuming a finished import retries its failed rows.
      if (seen.state === 'done' && state === 'running')
        void store.delete(all(account, 'problem')).catch(() => undefined);
      if (job) records.putJob(store, account, {...job, state, undoCount: undoCount ?? job.undoCount});
    });
  }

  /**
   * Stores a new import. It waits while another one of the account is under way; one that has ended stays until it is
   * dismissed.
   */
  begin(account: string, job: ImportJob): Promise<void> {
    return this.#change(async store => {
      const current = await records.headIn(store, account);
      const others = await records.othersIn(store, account);
      const times = new Set([current, ...others].map(each => each?.at));
      let {at} = job;
      while (times.has(at)) at += 1;
      const mustWait = isActive(current) || current?.state === 'paused' || others.some(isActive);
      if (mustWait) return records.putWaiting(store, account, {...job, at});
      await records.makeWay(store, account);
      records.putJob(store, account, {...job, at});
    });
  }

  /** Makes the next waiting import the current one, if none is under way. Resolves to whether there was one. */
  promote = (account: string) => this.#change(store => records.promote(store, account));

  /** Lets an import that has ended wait for its undo. */
  async undoOther(account: string, at: number): Promise<void> {
    await this.#change(store => records.changeOther(store, account, at, {state: 'undoing', undoCount: undefined}));
  }

  /** Deletes an import that is not the current one, with its journal. */
  dismissOther = (account: string, at: number) =>
    this.#change(store => Promise.resolve(records.forgetOther(store, account, at)));

  /** The outcomes of the rows of the current import. */
  async outcome(account: string): Promise<Outcome> {
    const [lines, stored] = await this.#read(store =>
      Promise.all([store.getAllKeys(all(account, 'line')), store.getAll(all(account, 'problem'))]),
    );
    const problems = new Map<number, Problem>();
    for (const each of stored) {
      const parsed = v.safeParse(problem, each);
      if (parsed.success) problems.set(parsed.output.mediaId, parsed.output);
    }
    const imported = new Set(lines.map(mediaIdIn));
    const failedCount = [...problems.keys()].filter(mediaId => !imported.has(mediaId)).length;
    return {importedCount: imported.size, problems, failedCount};
  }

  /** The media ids of the rows that are imported now. */
  async imported(account: string): Promise<ReadonlySet<number>> {
    return new Set((await this.#read(store => store.getAllKeys(all(account, 'line')))).map(mediaIdIn));
  }

  /** The journal lines of these rows, from when they are imported until they are undone. */
  async lines(account: string, mediaIds: readonly number[]): Promise<ReadonlyMap<number, ImportLine>> {
    const stored = await this.#read(store =>
      Promise.all(mediaIds.map(mediaId => store.get(lineKey(account, mediaId)) as Promise<unknown>)),
    );
    const lines = stored.flatMap(each => readJournalLine(each) ?? []);
    return new Map(lines.map(line => [line.mediaId, line]));
  }

  /** Deletes the lines of rows that need no undo any more. */
  forgetLines = (account: string, mediaIds: readonly number[]) =>
    this.#change(async store => {
      for (const mediaId of mediaIds) await store.delete(lineKey(account, mediaId));
    });

  /** Stores why rows were not imported, or not undone, by media id. */
  addProblems = (account: string, problems: ReadonlyMap<number, Problem>) =>
    this.#change(async store => {
      for (const [mediaId, each] of problems) await store.put({mediaId, ...each}, problemKey(account, mediaId));
    });

  /** The list activities that were off on AniList before an import turned all of them off; `undefined`: none has. */
  async activities(account: string): Promise<readonly ListActivity[] | undefined> {
    const parsed = v.safeParse(listActivities, await this.#read(store => store.get(activitiesKey(account))));
    return parsed.success ? parsed.output : undefined;
  }

  keepActivities = (account: string, before: readonly ListActivity[]) =>
    this.#change(async store => void (await store.put(before, activitiesKey(account))));

  forgetActivities = (account: string) => this.#change(store => store.delete(activitiesKey(account)));

  /** Lets the import post list activities from now on, unless another tab has changed it since it was read. */
  async unsilence(account: string, seen: SeenJob): Promise<boolean> {
    const job = await this.read(account);
    return this.#ifUnchanged(account, seen, store => {
      if (job) records.putJob(store, account, {...job, isSilent: false});
    });
  }

  /**
   * Deletes the current import with its journal, unless another tab has changed it since it was read. Resolves to
   * whether it is gone.
   */
  dismiss(account: string, seen: SeenJob): Promise<boolean> {
    return this.#ifUnchanged(account, seen, store => records.forget(store, account));
  }

  #ifUnchanged(account: string, seen: SeenJob, then: (store: Records) => void): Promise<boolean> {
    return this.#change(async store => {
      const now = await records.headIn(store, account);
      const isUnchanged = now?.at === seen.at && now.state === seen.state;
      if (isUnchanged) then(store);
      return isUnchanged;
    });
  }

  #read<T>(action: (store: Pick<Records, 'get' | 'getAll' | 'getAllKeys'>) => Promise<T>): Promise<T> {
    return this.#use(database => action(database.transaction('imports').store));
  }

  #change<T>(action: (store: Records) => Promise<T>): Promise<T> {
    return this.#use(async database => {
      const {store, done} = database.transaction('imports', 'readwrite');
      const result = await action(store as Records);
      await done;
      return result;
    });
  }

  async #use<T>(action: (database: Database) => Promise<T>): Promise<T> {
    const found = await this.#source.use(async database => [await action(database)] as const);
    if (!found) throw new Error('There is no database.');
    return found[0];
  }
}
