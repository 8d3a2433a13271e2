import * as v from 'valibot';

import {accountOf, type Account} from './account';
import {createWriteApi} from './call';
import {readJournal, type JournalEntry} from './journal';
import {kindOf, type AnyKind, type Payload, type KindName, type Result} from './kinds';
import {MemoryQueue} from './memoryQueue';
import {createSendLoop, type SendLoop} from './sendLoop';
import {merge} from './merge';
import {createQueue, type Queue} from './queue';
import {refused, signedOut} from './refused';
import {Sender, type Done} from './sender';
import {undoValues, fetchIfChanged} from './undo';
import {PendingResults} from './pendingResults';
import type {Write, WriteRow} from './write';
import {
  wrongAccount,
  type Decision,
  type WriteReceipt,
  type WriteOptions,
  type Outbox,
  type OutboxDeps,
} from './writes';

class ApiOutbox implements Outbox {
  readonly #deps: OutboxDeps;
  readonly #queue: Queue;
  readonly #memoryQueue: MemoryQueue;
  readonly #sendLoop: SendLoop;
  readonly #pendingResults = new PendingResults();
  readonly #page = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
  #ownWrites: {of: readonly Write[]; account: string | undefined; list: readonly Write[]} | undefined;

  constructor(deps: OutboxDeps) {
    const {services, scheduler, database, tabs} = deps;
    const {signal, session, clock, report} = services;
    this.#deps = deps;
    this.#queue = createQueue(database, report);
    this.#memoryQueue = new MemoryQueue(this.#queue);
    const sender = new Sender({
      ...deps,
      queue: this.#queue,
      page: this.#page,
      changed: done => this.#changed(done),
    });
    const changed = () => this.#memoryQueue.notify();
    const isEmpty = () => this.#memoryQueue.all().length === 0;
    const step = (isOurs: () => boolean) => sender.step(isOurs);
    this.#sendLoop = createSendLoop({scheduler, signal, now: clock.now, step, isEmpty, changed});
    tabs.on('writes', ({done}) => void this.#receive(done), {signal});
    session.subscribe(() => (changed(), this.#sendLoop.start()), {signal});
    void this.#memoryQueue.reload().then(() => this.#memoryQueue.all().length && this.#sendLoop.start());
  }

  add<K extends KindName>(name: K, payload: Payload<K>, {base, label}: WriteOptions = {}): WriteReceipt<Result<K>> {
    const {services} = this.#deps;
    const account = accountOf(services.session);
    if (!account) return refused(signedOut());
    if (services.session.account() === 'other') return refused(wrongAccount());
    const createdAt = services.clock.now();
    const target = (kindOf(name) as AnyKind).target(payload);
    const {key, userName} = account;
    const row: WriteRow = {
      ...{kind: name, account: key, userName, target, payload, base, label},
      ...{page: this.#page, createdAt, state: 'waiting', attempts: 0},
    };
    return this.#enqueue(row) as WriteReceipt<Result<K>>;
  }

  list() {
    const of = this.#memoryQueue.all();
    const account = accountOf(this.#deps.services.session)?.key;
    if (this.#ownWrites?.of !== of || this.#ownWrites.account !== account)
      this.#ownWrites = {of, account, list: of.filter(write => this.#isMine(write))};
    return this.#ownWrites.list;
  }

  pending = (target: string) => this.list().filter(write => write.target === target && write.state !== 'refused');

  otherAccountCount = () => this.#memoryQueue.all().length - this.list().length;

  onHold(write: Write) {
    const {session} = this.#deps.services;
    if (write.state === 'conflict' || write.state === 'unconfirmed') return write.state;
    if (session.token() === undefined) return 'signed-out';
    if (session.account() === 'other') return 'other-account';
    return this.#sendLoop.onHold() ?? (write.lost ? 'unanswered' : undefined);
  }

  subscribe = (listener: () => void) => this.#memoryQueue.subscribe(listener);

  sendNow = () => this.#sendLoop.sendNow();

  async discard(id: number) {
    await this.#queue.change(id, () => ({}));
    this.#pendingResults.refuse(id, 'It was thrown away.');
    await this.#changed();
    this.#sendLoop.start();
  }

  async decide(id: number, decision: Decision) {
    if (decision === 'theirs' || decision === 'there') return this.discard(id);
    await this.#queue.change(id, write => ({
      write: {...write, state: 'waiting', forced: true, base: write.theirs ?? write.base, theirs: undefined},
    }));
    await this.#changed();
    this.#sendLoop.sendNow();
  }

  journal = () => readJournal(this.#deps.database, this.#account()?.key);

  async undo(entry: JournalEntry, anyway = false) {
    const account = this.#account();
    if (!account || this.#deps.services.session.account() === 'other') throw account ? wrongAccount() : signedOut();
    const {mediaId, before, after, label} = entry;
    const call = createWriteApi(this.#deps, {...account, priority: 'person'});
    const changed = anyway ? undefined : await fetchIfChanged(call, entry);
    if (changed) return {state: 'changed', ...changed} as const;
    const id = typeof after?.id === 'number' ? after.id : undefined;
    if (before) await this.add('saveEntry', undoValues(mediaId, before), {base: after ?? {}, label}).stored;
    else await this.add('deleteEntry', {mediaId, id}, {base: after, label}).stored;
    return {state: 'undone'} as const;
  }

  #account = (): Account | undefined => accountOf(this.#deps.services.session);

  /** While the script is signed out, the writes of the site's user are shown. */
  #isMine({account, userName}: Write) {
    const now = this.#account();
    return now ? now.key === account : userName !== undefined && userName === this.#deps.services.session.userName();
  }

  #enqueue(row: WriteRow): WriteReceipt<unknown> {
    const unstored: Write = {...row, id: Number.MAX_SAFE_INTEGER - this.#memoryQueue.all().length};
    this.#memoryQueue.addUnstored(unstored);
    let settle: (id: number) => void = () => {};
    const done = new Promise<unknown>((resolve, reject) => {
      settle = id => this.#pendingResults.wait(id, {resolve, reject});
    });
    // Callers need not handle the rejection.
    done.catch(() => undefined);
    const stored = this.#queue.add(row, merge).then(async ({id, isDurable}) => {
      settle(id);
      this.#deps.tabs.send({type: 'writes', done: undefined});
      this.#sendLoop.start();
      await this.#memoryQueue.reload(unstored);
      return isDurable;
    });
    return {stored, done};
  }

  /** Handles a change of the outbox made in this tab and notifies the other tabs. */
  async #changed(done?: Done) {
    // Keys of writes kept in memory mean nothing to other tabs.
    this.#deps.tabs.send({type: 'writes', done: done && {...done, id: Math.max(0, done.id)}});
    await this.#receive(done);
  }

  async #receive(done?: Done) {
    if (done) this.#notifyBus(done);
    await this.#memoryQueue.reload();
    if (done) this.#pendingResults.done(done.id, done.result);
    for (const {id} of this.#pendingResults.settle(this.#memoryQueue.all())) await this.discard(id);
  }

  #notifyBus({kind: name, intention: payload, result}: Done) {
    const kind = kindOf(name);
    const parsed = kind && v.safeParse(kind.schema, payload);
    if (parsed?.success) kind?.onApplied?.(this.#deps.services.bus, parsed.output, result);
  }
}

/** Opens the outbox and starts sending what waits. */
export const createOutbox = (deps: OutboxDeps): Outbox => new ApiOutbox(deps);
