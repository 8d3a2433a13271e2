import {createListeners} from '#domain/value/store';
import {rateWindow} from '#platform/platform';
import {toApiError} from '../api/apiError';
import {keptAccountKey} from '../session';
import {isStolen, withLock} from '../withLock';
import {withFate, type Fates} from './fates';
import {ImportStore, type ImportJob, type JobState} from './importStore';
import {discardWaiting, importTodo, signInProblem, undoTodo, type RunDeps, type Todo} from './todo';
import {setImportUnderWay} from './importFlag';
import {restoreActivities, turnActivitiesOff} from './listActivities';
import {runText as text} from './messages';

/** The state of the import of the signed-in account; the same object until something changes. */
export interface ImportState {
  readonly isLoaded: boolean;
  readonly job: ImportJob | undefined;
  readonly fates: Fates;
  /** The reason why it does not continue, if the user must do something. */
  readonly problem: string | undefined;
  /** Whether this tab runs the import. */
  readonly isHere: boolean;
  /** Whether AniList's list activities are off for the import, to be turned on again after it. */
  readonly isSilenced: boolean;
  /** The media item whose row is being processed in this tab. */
  readonly current: number | undefined;
  /** Duration of a row in milliseconds: measured, or by the API's limit. */
  readonly msPerRow: number;
}

/** Calls per minute that the API allows at first (rule api-1). A row takes one call, and at least a second. */
const rowsPerWindow = 25;
/**
 * Time without progress after which another tab takes over an import (ms): longer than most pauses of the API. A tab
 * that was only waiting finishes its row; a row in the outbox is not added twice.
 */
const frozenAfterMs = () => rateWindow() * 5;
const noFates: Fates = {lines: new Map(), problems: new Map()};
const isActive = (job: ImportJob | undefined) => job?.state === 'running' || job?.state === 'undoing';

/**
 * The import of an account, from its start until it is dismissed. Its rows and their outcomes are in the database, so
 * it continues after a reload; a lock lets a single tab run it, and the next one take over (rule import-12).
 */
export class ImportRun {
  readonly #deps: RunDeps;
  readonly #store: ImportStore;
  readonly #listeners = createListeners();
  readonly subscribe = this.#listeners.subscribe;
  #state: ImportState = {
    isLoaded: false,
    job: undefined,
    fates: noFates,
    problem: undefined,
    isHere: false,
    isSilenced: false,
    current: undefined,
    msPerRow: rateWindow() / rowsPerWindow,
  };
  #isDriving = false;
  #isReading = false;
  #isStale = false;

  constructor(deps: RunDeps) {
    this.#deps = deps;
    const {api, session, signal} = deps;
    this.#store = new ImportStore(api.database);
    const onSession = () => (this.#set({problem: undefined}), void this.load());
    session.subscribe(onSession, {signal});
    // Rows imported by another tab also change the outbox here.
    api.writes.subscribe(() => this.#state.current ?? void this.load(), {signal});
    void session.ready.then(() => this.load());
  }

  get = () => this.#state;

  /** Starts an import. If another tab has started one in the meantime, shows that one instead. */
  async start(job: Omit<ImportJob, 'state'>) {
    const account = this.#account();
    if (account === undefined) return;
    try {
      await this.#store.begin(account, {...job, state: 'running'});
      await this.load();
    } catch {
      this.#set({problem: text.noStorage});
    }
  }

  /**
   * Pauses, resumes, stops or undoes the import, unless another tab has changed it since it was shown. Stopping also
   * discards the queued rows.
   */
  async change(state: JobState) {
    const [account, {job, fates}] = [this.#account(), this.#state];
    if (account === undefined || !job) return;
    this.#set({problem: undefined});
    const undoCount = state === 'undoing' ? fates.lines.size : undefined;
    try {
      const isChanged = await this.#store.change(account, job, state, undoCount);
      if (isChanged && state === 'stopped') await discardWaiting(this.#deps);
    } catch {
      this.#set({problem: text.notChanged});
    }
    await this.load();
  }

  /** Forgets the import and its undo data, unless another tab has changed it since it was shown. */
  async dismiss() {
    const [account, {job}] = [this.#account(), this.#state];
    if (account !== undefined && job)
      await this.#store.dismiss(account, job).catch(() => this.#set({problem: text.notChanged}));
    await this.load();
  }

  /** Turns AniList's list activities on again if an import turned them off, even if part of it remains. */
  async restoreActivities() {
    const [account, {job}] = [this.#account(), this.#state];
    if (account === undefined) return;
    this.#set({problem: undefined});
    try {
      if (job?.isSilent) await this.#store.unsilence(account, job);
      await restoreActivities(this.#deps, this.#store, account);
    } catch (error) {
      this.#set({problem: toApiError(error).message});
    }
    await this.load();
  }

  /** Reads the stored import and continues it. */
  async load() {
    this.#isStale = true;
    if (this.#isReading) return;
    this.#isReading = true;
    while (this.#isStale && !this.#deps.signal.aborted) {
      this.#isStale = false;
      const account = this.#account();
      const known = account === undefined ? undefined : await this.#read(account);
      if (account !== this.#account()) continue;
      const {job, fates = noFates, isSilenced = false} = known ?? {};
      if (known && account !== undefined) setImportUnderWay(account, isActive(job) || isSilenced);
      this.#set({isLoaded: true, job, fates, isSilenced});
    }
    this.#isReading = false;
    this.#drive();
  }

  /** Whose import it is; nobody's while script and site are signed in to different accounts. */
  #account = () => {
    const {session} = this.#deps;
    return session.account() === 'other' ? undefined : keptAccountKey(session);
  };

  #set(changes: Partial<ImportState>) {
    this.#state = {...this.#state, ...changes};
    this.#listeners.notify();
  }

  /** The import in the database; none if that cannot be read. */
  async #read(account: string) {
    try {
      const job = await this.#store.read(account);
      const isSilenced = (await this.#store.activities(account)) !== undefined;
      return {job, fates: job ? await this.#store.fates(account) : noFates, isSilenced};
    } catch {
      return undefined;
    }
  }

  #drive() {
    const {job, problem, isSilenced} = this.#state;
    const {signal, isOn = () => true} = this.#deps;
    if (this.#isDriving || problem !== undefined || signal.aborted) return;
    if (!(isActive(job) && isOn()) && !isSilenced) return;
    this.#isDriving = true;
    const progress = () => `${this.#state.fates.lines.size} ${this.#state.fates.problems.size}`;
    void withLock('automail-import', isOurs => this.#work(isOurs), {signal, progress, frozenAfterMs: frozenAfterMs()})
      .catch((error: unknown) => {
        // A tab that was frozen has lost the lock, and waits for its turn.
        if (!signal.aborted && !isStolen(error)) this.#set({problem: this.#problemOf(error)});
      })
      .finally(() => {
        this.#isDriving = false;
        this.#set({current: undefined, isHere: false});
        this.#drive();
      });
  }

  /** Runs until all rows are done, or another tab or the user has changed the state. */
  async #work(isOurs: () => boolean) {
    const account = this.#account();
    const known = account === undefined ? undefined : await this.#read(account);
    if (account === undefined || !known) return this.#set({problem: text.noStorage});
    this.#set({...known, isHere: true});
    const {job} = known;
    const {isOn = () => true} = this.#deps;
    if (!(await this.#setActivities(account, known)) || !job || !isActive(job)) return;
    if (!isOn() || !this.#mayWrite(account)) return;
    try {
      await this.#process(account, job, known.fates, isOurs);
    } catch (error) {
      // The outbox does that however long it takes; the import turns them off again when it continues.
      void restoreActivities(this.#deps, this.#store, account).then(
        () => this.load(),
        () => undefined,
      );
      throw error;
    }
  }

  async #process(account: string, job: ImportJob, fates: Fates, isOurs: () => boolean) {
    const {state} = job;
    const lineOf = (mediaId: number) => this.#store.line(account, mediaId);
    const todo =
      state === 'running'
        ? importTodo(this.#deps, job, fates, lineOf)
        : state === 'undoing'
          ? await undoTodo(this.#deps, job, () => this.#store.fates(account), lineOf)
          : undefined;
    const {isOn = () => true} = this.#deps;
    const isWanted = async () =>
      isOurs() && isOn() && this.#account() === account && (await this.#isUnchanged(account, job));
    if (!todo || !(await this.#doAll(account, todo, isWanted))) return;
    await this.#store.change(account, job, state === 'running' ? 'done' : 'undone');
    await this.load();
  }

  /** The reason why nothing was sent. A refused sign-in has the same text wherever it was noticed. */
  #problemOf = (error: unknown) => (this.#deps.session.isRejected() ? text.rejected : toApiError(error).message);

  /** Whether the account is signed in; if not, the problem says so. */
  #mayWrite(account: string): boolean {
    const problem = signInProblem(this.#deps.session, account);
    if (problem !== undefined) this.#set({problem});
    return problem === undefined;
  }

  /** Confirms that list activities are off for an import, or on again after it. Resolves to whether the account may write. */
  async #setActivities(account: string, {job, isSilenced}: Pick<ImportState, 'job' | 'isSilenced'>): Promise<boolean> {
    const {isOn = () => true} = this.#deps;
    const wanted = isActive(job) && job?.isSilent === true && isOn();
    if (!wanted && !isSilenced) return true;
    if (!this.#mayWrite(account)) return false;
    const change = wanted ? turnActivitiesOff : restoreActivities;
    await change(this.#deps, this.#store, account);
    await this.load();
    return true;
  }

  /** Whether the stored import is still the one shown, in the same state; if not, shows the stored one. */
  async #isUnchanged(account: string, {at, state}: ImportJob): Promise<boolean> {
    const now = await this.#store.status(account);
    if (now?.at === at && now.state === state) return true;
    this.#set({job: await this.#store.read(account)});
    return false;
  }

  /** Processes the rows in order; resolves to whether all were processed. */
  async #doAll(account: string, todo: readonly Todo[], isWanted: () => Promise<boolean>): Promise<boolean> {
    const begun = performance.now();
    const isUndo = this.#state.job?.state === 'undoing';
    for (const [index, {mediaId, run}] of todo.entries()) {
      if (!(await isWanted()) || !this.#mayWrite(account)) return false;
      this.#set({current: mediaId});
      const reason = await run();
      const line = await this.#store.line(account, mediaId);
      const hasFailed = (line === undefined) !== isUndo && (reason !== undefined || (await isWanted()));
      const message = hasFailed ? (reason ?? text.discarded) : undefined;
      if (message !== undefined) await this.#store.addProblem(account, mediaId, message);
      const fates = withFate(this.#state.fates, mediaId, line, message);
      this.#set({fates, msPerRow: (performance.now() - begun) / (index + 1)});
    }
    return isWanted();
  }
}
