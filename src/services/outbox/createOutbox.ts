import {createListeners} from '#domain/value/store';
import {signedInAccount, type Account} from '../session';
import {signedOutError, wrongAccountError} from './accountErrors';
import {createWriteApi} from './call';
import {readJournal, type JournalEntry} from './journal';
import {kindOf, parsedWrite, planUndo, type AnyKind, type KindName, type Payload, type Result} from './kinds';
import type {Decision, JobWrite, OnHold, Outbox, OutboxDeps, WriteOptions, WriteReceipt} from './outbox';
import {Receipts, refused} from './receipts';
import {Sender} from './sender';
import {createSendLoop, type SendLoop} from './sendLoop';
import type {Change, Done, Write, WriteRow} from './write';
import {WriteLog} from './writeLog';
import {text} from './messages';

/** Time without an answer after which a write is shown as waiting (ms). */
const slowAfterMs = 1000;

class SharedOutbox implements Outbox {
  readonly #deps: OutboxDeps;
  readonly #log: WriteLog;
  readonly #sendLoop: SendLoop;
  readonly #sender: Sender;
  readonly #receipts = new Receipts();
  readonly #page = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
  readonly #listeners = createListeners();
  readonly subscribe = this.#listeners.subscribe;
  /** Ids of the writes that this page has added, without those of imports. */
  readonly #added = new Set<number>();
  readonly #journalListeners = new Set<(entry: JournalEntry) => void>();
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  /** The own writes; computed again after each change. */
  #list: readonly Write[] | undefined;

  constructor(deps: OutboxDeps) {
    const {services, scheduler, database, tabs} = deps;
    const {signal, session, clock, report} = services;
    this.#deps = deps;
    this.#log = new WriteLog({
      database,
      tabs,
      report,
      signal,
      onDone: (done, isElsewhere, entry) => this.#onDone(done, isElsewhere, entry),
      onRead: () => this.#log.all().length && this.#sendLoop.start(),
    });
    const sender = new Sender({...deps, log: this.#log, page: this.#page});
    this.#sender = sender;
    this.#sendLoop = createSendLoop({
      scheduler,
      signal,
      now: clock.now,
      step: isOurs => sender.step(isOurs),
      idleStep: () => sender.idleStep(),
      isEmpty: () => this.#log.all().length === 0,
      changed: () => this.#onChange(),
    });
    this.#log.subscribe(() => this.#onLogChange(), {signal});
    signal.addEventListener('abort', () => clearTimeout(this.#slowTimer));
    session.subscribe(() => (this.#onChange(), this.#sendLoop.start()), {signal});
  }

  async refresh() {
    await this.#log.ready;
    await this.#log.refresh();
  }

  add<K extends KindName>(name: K, payload: Payload<K>, options: WriteOptions = {}): WriteReceipt<Result<K>> {
    const account = this.#account();
    if (!account || account.isPublic) return refused(this.#signInError());
    const added = this.#log.add(this.#rowOf({kind: name, payload, options}, account));
    const receipt = this.#receipts.create(added);
    void added.then(({id}) => {
      if (options.of === undefined) this.#added.add(id);
      this.#sendLoop.start();
    });
    return receipt as WriteReceipt<Result<K>>;
  }

  async addAll(writes: readonly JobWrite<KindName>[]) {
    const account = this.#account();
    if (!account || account.isPublic) throw this.#signInError();
    await this.#log.addAll(writes.map(write => this.#rowOf(write, account)));
    this.#sendLoop.start();
  }

  #rowOf = ({kind, payload, options}: JobWrite<KindName>, {key, name: userName}: Account): WriteRow => ({
    ...options,
    kind,
    account: key,
    userName,
    target: (kindOf(kind) as AnyKind).target(payload),
    payload,
    page: this.#page,
    createdAt: this.#deps.services.clock.now(),
    state: 'waiting',
    attempts: 0,
  });

  list = () => (this.#list ??= this.#log.all().filter(write => this.#isMine(write)));

  pending = (target: string) => this.list().filter(write => write.target === target && write.state !== 'refused');

  otherAccountCount = () => this.#log.all().length - this.list().length;

  onHold(write: Write, withSlow = false) {
    const {session} = this.#deps.services;
    if (write.state === 'conflict' || write.state === 'unconfirmed') return write.state;
    if (session.token() === undefined) return 'signed-out';
    if (session.account() === 'other') return 'other-account';
    const reason = this.#sendLoop.onHold() ?? (write.lost ? 'unanswered' : undefined);
    // Its call waits for the next window.
    const isQueued = write.state === 'waiting' && this.#deps.scheduler.waitsUntil() !== undefined;
    if (reason ?? isQueued) return reason ?? 'paused';
    return withSlow && this.#slowIn(write) <= 0 ? 'slow' : undefined;
  }

  retryAt(reason: OnHold) {
    if (reason === 'paused') return this.#deps.scheduler.waitsUntil();
    return reason === 'unanswered' ? this.#sendLoop.retryAt() : undefined;
  }

  /** Time until a write counts as slow (ms). The rows of imports take their time. */
  #slowIn = ({createdAt, of, state}: Write): number => {
    if (of || state === 'refused') return Infinity;
    const time = createdAt + slowAfterMs - this.#deps.services.clock.now();
    // More than the difference between two clocks: this one was set back.
    return time > 2 * slowAfterMs ? 0 : time;
  };

  sendNow = () => this.#sendLoop.sendNow();

  async discard(...ids: readonly number[]) {
    const shown = new Map(this.#log.all().map(({id, state}) => [id, state]));
    const removed = await this.#change(ids, ({id, state}) => (shown.get(id) === state ? {} : undefined));
    for (const id of removed) this.#receipts.refuse({id, message: text.discarded});
    if (removed.length) this.#sendLoop.start();
  }

  async decide(id: number, decision: Decision) {
    if (decision === 'theirs' || decision === 'there') return this.discard(id);
    const baseOf = ({base, theirs}: Write) =>
      theirs && Object.keys(theirs).length ? {...base, ...theirs} : (theirs ?? base);
    await this.#change([id], write => ({
      write: {...write, state: 'waiting', forced: true, base: baseOf(write), theirs: undefined},
    }));
    this.#sendLoop.sendNow();
  }

  journal = () => readJournal(this.#deps.database, this.#account()?.key);

  onJournal(listener: (entry: JournalEntry) => void, {signal}: {signal: AbortSignal}) {
    this.#journalListeners.add(listener);
    signal.addEventListener('abort', () => this.#journalListeners.delete(listener));
  }

  async undo(entry: JournalEntry, anyway = false) {
    const account = this.#account();
    if (!account || account.isPublic) throw this.#signInError();
    const call = createWriteApi(this.#deps, {...account, priority: 'person'});
    const plan = await planUndo(call, entry, anyway);
    if (plan.state === 'changed') return plan;
    const {label, mediaType, id: undoes} = entry;
    await this.add(plan.kind, plan.payload, {base: plan.base, label, mediaType, undoes}).stored;
    return {state: 'undone'} as const;
  }

  /** Changes writes. Resolves to the ids of those changed: none, with a notice, if the database cannot be opened. */
  async #change(ids: readonly number[], by: (write: Write) => Change | undefined): Promise<readonly number[]> {
    try {
      return ids.length ? await this.#log.changeAll(ids, by) : [];
    } catch {
      this.#deps.services.report.notice(text.notChanged);
      return [];
    }
  }

  #account = () => signedInAccount(this.#deps.services.session);

  #signInError = () => (this.#account() ? wrongAccountError() : signedOutError());

  /** While the script is signed out, the writes of the site's user are shown. */
  #isMine({account, userName}: Write) {
    const now = this.#account();
    return now ? now.key === account : userName !== undefined && userName === this.#deps.services.session.userName();
  }

  #onChange() {
    this.#list = undefined;
    this.#listeners.notify();
  }

  /** Drops a refused write once a caller in this page has been notified. */
  #onLogChange() {
    this.#onChange();
    clearTimeout(this.#slowTimer);
    const waits = this.list().map(this.#slowIn);
    const next = Math.min(...waits.filter(time => time > 0));
    if (next < Infinity) this.#slowTimer = setTimeout(() => this.#onLogChange(), next);
    // Another tab may have added it, and been closed before it was sent.
    if (waits.some(time => time <= 0)) this.#sendLoop.start();
    for (const write of this.#log.all())
      if (write.state === 'refused' && this.#receipts.refuse(write)) void this.discard(write.id);
  }

  /** Called when a write was finished, in this tab or another. */
  #onDone({id, kind: name, intention: payload, result}: Done, isElsewhere: boolean, entry?: JournalEntry) {
    const known = parsedWrite({kind: name, payload});
    const write = isElsewhere && this.#log.all().find(each => each.id === id);
    if (write) this.#sender.noteElsewhere(write);
    known?.kind.onApplied?.(this.#deps.services.bus, known.payload, result, isElsewhere);
    this.#receipts.done(id, result);
    if (this.#added.delete(id) && known?.kind.journalChange) void this.#tellJournal(known.payload, entry);
  }

  /** Reports the line of a change. If another tab has sent it, the line is read from the journal. */
  async #tellJournal(payload: unknown, known: JournalEntry | undefined) {
    const {mediaId} = payload as {readonly mediaId?: number};
    const read = async () => (await this.journal().catch(() => [])).find(each => each.mediaId === mediaId);
    const entry = known ?? (await read());
    if (entry) for (const listener of this.#journalListeners) listener(entry);
  }
}

/** Opens the outbox and starts sending the waiting writes. */
export const createOutbox = (deps: OutboxDeps): Outbox => new SharedOutbox(deps);
