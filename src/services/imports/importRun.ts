import {createListeners} from '#domain/value/store';
import {onPageReturn} from '#platform/pageReturn';
import {rateWindow} from '#platform/platform';
import {toApiError} from '../api/apiError';
import {keptAccountKey} from '../session';
import {isStolen, withLock} from '../withLock';
import {featureOf, isActive, rowsPerCall, type ImportJob, type JobHead, type JobKind, type JobState} from './importJob';
import {nextOf, noOutcome, stateOfKind, type ImportState, type MayRun} from './importState';
import {ImportStore} from './importStore';
import {sendAll} from './sendAll';
import {drained} from './sendRows';
import {discardWaiting, rowsTodo, signInProblem, type RunDeps} from './todo';
import {undoTodo} from './undoTodo';
import {setImportUnderWay} from './importFlag';
import {restoreActivities, turnActivitiesOff} from './listActivities';
import {runText as text} from './messages';

/** Calls per minute that the API allows to background tasks at first (rule api-1). */
const callsPerWindow = 20;
/**
 * Time without progress after which another tab takes over a job (ms): longer than most pauses of the API. A tab
 * that was only waiting finishes its rows; a row in the outbox is not added twice.
 */
const frozenAfterMs = () => rateWindow() * 5;

/**
 * The imports and bulk edits of an account, from their start until they are dismissed. Their rows and outcomes are in the
 * database, so a job continues after a reload; a lock lets a single tab run it, and the next one take over (rule
 * import-12). One runs at a time, whatever its kind; the others wait for it.
 */
export class ImportRun {
  readonly #deps: RunDeps;
  readonly #store: ImportStore;
  readonly #listeners = createListeners();
  readonly subscribe = this.#listeners.subscribe;
  #state: ImportState = {
    isLoaded: false,
    job: undefined,
    outcome: noOutcome,
    others: [],
    problem: undefined,
    isHere: false,
    isSilenced: false,
    current: undefined,
    msPerRow: rateWindow() / callsPerWindow / rowsPerCall,
  };
  readonly #byKind = new Map<JobKind, {readonly of: ImportState; readonly state: ImportState}>();
  #isDriving = false;
  #isReading = false;
  #isStale = false;

  constructor(deps: RunDeps) {
    this.#deps = deps;
    const {api, session, signal} = deps;
    this.#store = new ImportStore(api.database, () => api.tabs.isBesideEarlier());
    const onSession = () => (this.#set({problem: undefined}), void this.load());
    session.subscribe(onSession, {signal});
    // A tab that runs the job adds its rows to the outbox, which they leave in groups.
    let before = 0;
    const onWrites = () => {
      const count = api.writes.list().filter(({of}) => of !== undefined).length;
      const [hasBegun, isFewer] = [before === 0 && count > 0, count < before];
      before = count;
      if (this.#state.current !== undefined) void (isFewer && this.#showOutcome());
      else if (hasBegun || isFewer) void this.load();
    };
    api.writes.subscribe(onWrites, {signal});
    onPageReturn(() => void this.load(), signal);
    void session.ready.then(() => this.load());
  }

  get = () => this.#state;

  /** The state of the jobs of one kind; the same object until something changes. */
  stateOf(kind: JobKind): ImportState {
    const known = this.#byKind.get(kind);
    if (known?.of === this.#state) return known.state;
    const state = stateOfKind(this.#state, kind);
    this.#byKind.set(kind, {of: this.#state, state});
    return state;
  }

  /** Starts a job, or lets it wait for the one in progress. Resolves to whether it is stored. */
  async start(job: Omit<ImportJob, 'state'>): Promise<boolean> {
    const account = this.#account();
    if (account === undefined) return false;
    try {
      await this.#store.begin(account, {...job, state: 'running'});
      await this.load();
      return true;
    } catch {
      this.#set({problem: text.noStorage});
      return false;
    }
  }

  /**
   * Pauses, resumes, stops or undoes the current job, unless another tab has changed it since it was shown. Pausing and
   * stopping also discard the queued rows.
   */
  async change(state: JobState) {
    const {job, outcome} = this.#state;
    const undoCount = state === 'undoing' ? outcome.importedCount : undefined;
    this.#set({problem: undefined});
    await this.#update(async account => {
      const isChanged = job && (await this.#store.change(account, job, state, undoCount));
      if (isChanged && (state === 'stopped' || state === 'paused')) await discardWaiting(this.#deps);
    });
  }

  /** Forgets the current job and its undo data, unless another tab has changed it since it was shown. */
  async dismiss() {
    const {job} = this.#state;
    await this.#update(account => job && this.#store.dismiss(account, job));
  }

  /** Forgets a job that waits or has ended, with its undo data. `at`: its start (epoch milliseconds). */
  dismissOther = (at: number) => this.#update(account => this.#store.dismissOther(account, at));

  /** Undoes a job that ended before the current one, once that is over. */
  undoOther = (at: number) => this.#update(account => this.#store.undoOther(account, at));

  /**
   * Reads the current job with its rows, and the targets of those that are carried out. Rejects if the database cannot
   * be read.
   */
  async details(): Promise<{readonly job: ImportJob; readonly imported: ReadonlySet<string>} | undefined> {
    const account = this.#account();
    const job = account === undefined ? undefined : await this.#store.read(account);
    return account === undefined || !job ? undefined : {job, imported: await this.#store.imported(account)};
  }

  /** Turns AniList's list activities on again if a job turned them off, even if part of it remains. */
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

  /** Reads the stored jobs and continues them. */
  async load() {
    this.#isStale = true;
    if (this.#isReading) return;
    this.#isReading = true;
    while (this.#isStale && !this.#deps.signal.aborted) {
      this.#isStale = false;
      const account = this.#account();
      const known = account === undefined ? undefined : await this.#read(account);
      if (account !== this.#account()) continue;
      const {job, outcome = noOutcome, others = [], isSilenced = false} = known ?? {};
      const isUnderWay = isActive(job) || isSilenced || others.some(isActive);
      if (known && account !== undefined) setImportUnderWay(account, isUnderWay);
      this.#set({isLoaded: true, job, outcome, others, isSilenced});
    }
    this.#isReading = false;
    const {job} = this.#state;
    if (this.#isDriving && job && !this.#mayRun(job)) void discardWaiting(this.#deps);
    this.#drive();
  }

  /** Changes what is stored, and shows it. */
  async #update(change: (account: string) => Promise<unknown> | undefined) {
    const account = this.#account();
    try {
      if (account !== undefined) await change(account);
    } catch {
      this.#set({problem: text.notChanged});
    }
    await this.load();
  }

  #mayRun: MayRun = job => this.#deps.mayRun?.(job) ?? true;

  /** Whose jobs they are; nobody's while script and site are signed in to different accounts. */
  #account = () => {
    const {session} = this.#deps;
    return session.account() === 'other' ? undefined : keptAccountKey(session);
  };

  /** Shows the outcomes so far, while this tab runs the job. */
  async #showOutcome() {
    const account = this.#account();
    const outcome = account === undefined ? undefined : await this.#store.outcome(account).catch(() => undefined);
    if (outcome && this.#state.current !== undefined) this.#set({outcome});
  }

  #set(changes: Partial<ImportState>) {
    this.#state = {...this.#state, ...changes};
    this.#listeners.notify();
  }

  /** The jobs in the database, without their rows; none if that cannot be read. */
  async #read(account: string) {
    try {
      const [job, others] = [await this.#store.head(account), await this.#store.others(account)];
      const isSilenced = (await this.#store.activities(account)) !== undefined;
      return {job, others, outcome: job ? await this.#store.outcome(account) : noOutcome, isSilenced};
    } catch {
      return undefined;
    }
  }

  #drive() {
    const {job, problem, isSilenced} = this.#state;
    const {api, signal} = this.#deps;
    if (this.#isDriving || problem !== undefined || signal.aborted) return;
    const isDue = (isActive(job) && job && this.#mayRun(job)) || nextOf(this.#state, this.#mayRun);
    if (!isDue && !isSilenced) return;
    this.#isDriving = true;
    const {scheduler} = api;
    const rows = () => `${this.#state.outcome.importedCount} ${this.#state.outcome.problems.size}`;
    const progress = () => `${rows()} ${scheduler.progress()}`;
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
    const known = account === undefined ? undefined : await this.#next(account);
    if (account === undefined || !known) return this.#set({problem: text.noStorage});
    this.#set({...known, isHere: true});
    const {job} = known;
    if (!(await this.#setActivities(account, known)) || !job || !isActive(job)) return;
    if (!this.#mayRun(job) || !this.#mayWrite(account)) return;
    try {
      await this.#process(account, job, isOurs);
    } catch (error) {
      // The outbox does that however long it takes; the job turns them off again when it continues.
      void restoreActivities(this.#deps, this.#store, account).then(
        () => this.load(),
        () => undefined,
      );
      throw error;
    }
  }

  /** The stored jobs, after the next one that waits has become the current one if it may. */
  async #next(account: string) {
    const known = await this.#read(account);
    if (!known || !nextOf(known, this.#mayRun)) return known;
    // Their lines belong to the job before.
    await drained(this.#deps.api.writes, ['import', 'undo'], this.#deps.signal);
    await this.#store.promote(account, this.#mayRun);
    return this.#read(account);
  }

  async #process(account: string, {at, state}: JobHead, isOurs: () => boolean) {
    const job = await this.#store.read(account);
    if (job?.at !== at || job.state !== state) return;
    const todoOf = state === 'running' ? rowsTodo : undoTodo;
    const todo = await todoOf({...this.#deps, featureId: featureOf(job)}, account, job, this.#store);
    const isWanted = async () =>
      isOurs() && this.#mayRun(job) && this.#account() === account && (await this.#isUnchanged(account, job));
    const about = {account, todo, isWanted, maySend: () => this.#mayWrite(account)};
    if (!(await sendAll(this.#deps, this.#store, about, change => this.#set(change)))) return;
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

  /** Confirms that list activities are off for a job, or on again after it. Resolves to whether the account may write. */
  async #setActivities(account: string, {job, isSilenced}: Pick<ImportState, 'job' | 'isSilenced'>): Promise<boolean> {
    const wanted = isActive(job) && job?.isSilent === true && this.#mayRun(job);
    if (!wanted && !isSilenced) return true;
    if (!this.#mayWrite(account)) return false;
    const change = wanted ? turnActivitiesOff : restoreActivities;
    await change(this.#deps, this.#store, account);
    await this.load();
    return true;
  }

  /** Whether the stored job is still the one shown, in the same state; if not, shows the stored one. */
  async #isUnchanged(account: string, {at, state}: Pick<JobHead, 'at' | 'state'>): Promise<boolean> {
    const now = await this.#store.head(account);
    if (now?.at === at && now.state === state) return true;
    this.#set({job: now});
    return false;
  }
}
