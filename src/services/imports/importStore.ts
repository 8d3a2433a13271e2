import * as v from 'valibot';

import type {Database, DatabaseSource} from '../database';
import {entryTarget} from '../entries/writes';
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
import type {MayRun} from './importState';
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
const problem = v.object({
  mediaId: v.number(),
  /** Missing if another version stored it, which knows only entries. */
  target: v.optional(v.string()),
  message: v.string(),
  label: v.optional(v.string()),
});

/** Which job, and in which state it was seen. */
export type SeenJob = Pick<JobHead, 'at' | 'state'>;

/** The rows of a job, read in slices; `undefined` if one cannot be read. */
async function parsedRows(stored: readonly unknown[]): Promise<PlannedRow[] | undefined> {
  const rows: PlannedRow[] = [];
  await inSlices(stored, createYielder(), row => {
    const parsed = v.safeParse(plannedRow, row);
    if (parsed.success) rows.push(parsed.output);
  });
  return rows.length === stored.length ? rows : undefined;
}

const mediaIdIn = (target: string) => Number(target.slice(target.lastIndexOf(':') + 1));

/**
 * The jobs in the database, such as imports: of each account the current one, those that wait for it, and those that have ended.
 * Methods reject if the browser has no database, or it is full.
 */
export class ImportStore {
  readonly #source: DatabaseSource;
  /** The job whose rows were read last, by account: they never change. */
  readonly #known = new Map<string, ImportJob>();
  /** The accounts whose head was compared with the job. */
  readonly #compared = new Set<string>();
  readonly #isBesideEarlier: () => boolean;

  /** `isBesideEarlier`: whether a tab of an earlier version may change a job at any time. */
  constructor(source: DatabaseSource, isBesideEarlier = () => false) {
    this.#source = source;
    this.#isBesideEarlier = isBesideEarlier;
  }

  /** The current job without its rows. */
  async head(account: string): Promise<JobHead | undefined> {
    const mustCompare = !this.#compared.has(account) || this.#isBesideEarlier();
    if (mustCompare && (await this.#read(store => records.correctedHead(store, account))) !== undefined)
      await this.#change(store => records.correctHead(store, account));
    this.#compared.add(account);
    return this.#read(store => records.headIn(store, account));
  }

  /** The jobs that wait for the current one or have ended, without their rows. */
  others = (account: string) => this.#read(store => records.othersIn(store, account));

  /** The current job with its rows. */
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
   * Changes the state of the current job, unless another tab has changed or dismissed it since it was read. Resolves
   * to whether it was changed. `undoCount`: see `JobHead`.
   */
  async change(account: string, seen: SeenJob, state: JobState, undoCount?: number): Promise<boolean> {
    const job = await this.read(account);
    return this.#ifUnchanged(account, seen, (store, now) => {
      // Resuming a finished job retries its failed rows.
      if (seen.state === 'done' && state === 'running')
        void store.delete(all(account, 'problem')).catch(() => undefined);
      if (job)
        records.putJob(store, account, {
          ...job,
          state,
          undoCount: undoCount ?? now.undoCount,
          isSilent: now.isSilent,
        });
    });
  }

  /**
   * Stores a new job. It waits while another one of the account is in progress; one that has ended stays until it is
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
      await records.forgetOldest(store, account);
      records.putJob(store, account, {...job, at});
    });
  }

  /** Makes the next waiting job the current one, if none is in progress. Resolves to whether there was one. */
  promote = (account: string, mayRun: MayRun = () => true) =>
    this.#change(store => records.promote(store, account, mayRun));

  /** Lets a job that has ended wait for its undo. */
  async undoOther(account: string, at: number): Promise<void> {
    await this.#change(store => records.changeOther(store, account, at, {state: 'undoing', undoCount: undefined}));
  }

  /** Deletes a job that is not the current one, with its journal. */
  dismissOther = (account: string, at: number) =>
    this.#change(store => Promise.resolve(records.forgetOther(store, account, at)));

  /** The outcomes of the rows of the current job. */
  async outcome(account: string): Promise<Outcome> {
    const [lines, stored] = await this.#read(store =>
      Promise.all([store.getAllKeys(all(account, 'line')), store.getAll(all(account, 'problem'))]),
    );
    const problems = new Map<string, Problem>();
    for (const each of stored) {
      const parsed = v.safeParse(problem, each);
      if (!parsed.success) continue;
      const {target, mediaId, message, label} = parsed.output;
      problems.set(target ?? entryTarget(mediaId), {message, label});
    }
    const imported = new Set(records.targetsIn(account, lines));
    const failedCount = [...problems.keys()].filter(target => !imported.has(target)).length;
    return {importedCount: imported.size, problems, failedCount};
  }

  /** The targets of the rows that are carried out now. */
  async imported(account: string): Promise<ReadonlySet<string>> {
    return new Set(records.targetsIn(account, await this.#read(store => store.getAllKeys(all(account, 'line')))));
  }

  /** The journal lines of these rows, by target, from when they are carried out until they are undone. */
  async lines(account: string, targets: readonly string[]): Promise<ReadonlyMap<string, ImportLine>> {
    const stored = await this.#read(store =>
      Promise.all(
        targets.map(async target => [target, (await store.get(lineKey(account, target))) as unknown] as const),
      ),
    );
    return new Map(
      stored.flatMap(([target, each]) => {
        const line = readJournalLine(each);
        return line ? [[target, line] as const] : [];
      }),
    );
  }

  /** Deletes the lines of rows that need no undo any more. */
  forgetLines = (account: string, targets: readonly string[]) =>
    this.#change(async store => {
      for (const target of targets) await store.delete(lineKey(account, target));
    });

  /** Stores why rows were not carried out, or not undone, by target. */
  addProblems = (account: string, problems: ReadonlyMap<string, Problem>) =>
    this.#change(async store => {
      for (const [target, each] of problems)
        await store.put({target, mediaId: mediaIdIn(target), ...each}, problemKey(account, target));
    });

  /** The list activities that were off on AniList before a job turned all of them off; `undefined`: none has. */
  async activities(account: string): Promise<readonly ListActivity[] | undefined> {
    const parsed = v.safeParse(listActivities, await this.#read(store => store.get(activitiesKey(account))));
    return parsed.success ? parsed.output : undefined;
  }

  keepActivities = (account: string, before: readonly ListActivity[]) =>
    this.#change(async store => void (await store.put(before, activitiesKey(account))));

  forgetActivities = (account: string) => this.#change(store => store.delete(activitiesKey(account)));

  /** Lets the job post list activities from now on, unless another tab has changed it since it was read. */
  async unsilence(account: string, seen: SeenJob): Promise<boolean> {
    const job = await this.read(account);
    return this.#ifUnchanged(account, seen, (store, {undoCount}) => {
      if (job) records.putJob(store, account, {...job, undoCount, isSilent: false});
    });
  }

  /**
   * Deletes the current job with its journal, unless another tab has changed it since it was read. Resolves to
   * whether it is gone.
   */
  dismiss(account: string, seen: SeenJob): Promise<boolean> {
    return this.#ifUnchanged(account, seen, store => records.forget(store, account));
  }

  /** `then` gets the head of the job as it is now, which another tab may have changed since the job was read. */
  #ifUnchanged(account: string, seen: SeenJob, then: (store: Records, now: JobHead) => void): Promise<boolean> {
    return this.#change(async store => {
      const now = await records.headIn(store, account);
      const isUnchanged = now?.at === seen.at && now.state === seen.state;
      if (isUnchanged) then(store, now);
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
