import * as v from 'valibot';

import {accountOf, type Account} from './account';
import {createCall} from './call';
import {readJournal, type JournalEntry} from './journal';
import {kindOf, type AnyKind, type Intention, type KindName, type Result} from './kinds';
import {Mirror} from './mirror';
import {createPump, type Pump} from './pump';
import {merge} from './merge';
import {createQueue, type Queue} from './queue';
import {Sender, type Done} from './sender';
import {backTo, changedSince} from './undo';
import {Waiters} from './waiters';
import type {Write, WriteRow} from './write';
import {wrongAccount, type Decision, type Receipt, type WriteOptions, type Writes, type WritesNeeds} from './writes';

const signedOut = {kind: 'refused', message: 'The script is not signed in.'} as const;

class ApiWrites implements Writes {
  readonly #needs: WritesNeeds;
  readonly #queue: Queue;
  readonly #mirror: Mirror;
  readonly #pump: Pump;
  readonly #waiters = new Waiters();
  readonly #page = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
  #mine: {of: readonly Write[]; account: string | undefined; list: readonly Write[]} | undefined;

  constructor(needs: WritesNeeds) {
    const {services, scheduler, database, tabs} = needs;
    const {signal, session, clock, report} = services;
    this.#needs = needs;
    this.#queue = createQueue(database, report);
    this.#mirror = new Mirror(this.#queue);
    const sender = new Sender({
      ...needs,
      queue: this.#queue,
      page: this.#page,
      changed: done => this.#changed(done),
    });
    const changed = () => this.#mirror.notify();
    const isEmpty = () => this.#mirror.all().length === 0;
    this.#pump = createPump({scheduler, signal, now: clock.now, step: ours => sender.step(ours), isEmpty, changed});
    tabs.on('writes', ({done}) => void this.#heard(done), {signal});
    session.subscribe(() => (changed(), this.#pump.start()), {signal});
    void this.#mirror.read().then(() => this.#mirror.all().length && this.#pump.start());
  }

  add<K extends KindName>(name: K, intention: Intention<K>, {base, label}: WriteOptions = {}): Receipt<Result<K>> {
    const {services} = this.#needs;
    const account = accountOf(services.session);
    if (!account) return this.#refused(signedOut);
    if (services.session.account() === 'other') return this.#refused(wrongAccount);
    const createdAt = services.clock.now();
    const target = (kindOf(name) as AnyKind).target(intention);
    const {key, userName} = account;
    const row: WriteRow = {
      ...{kind: name, account: key, userName, target, intention, base, label},
      ...{page: this.#page, createdAt, state: 'waiting', attempts: 0},
    };
    return this.#enqueue(row) as Receipt<Result<K>>;
  }

  list() {
    const of = this.#mirror.all();
    const account = accountOf(this.#needs.services.session)?.key;
    if (this.#mine?.of !== of || this.#mine.account !== account)
      this.#mine = {of, account, list: of.filter(write => this.#isMine(write))};
    return this.#mine.list;
  }

  pending = (target: string) => this.list().filter(write => write.target === target && write.state !== 'refused');

  foreign = () => this.#mirror.all().length - this.list().length;

  held(write: Write) {
    const {session} = this.#needs.services;
    if (write.state === 'conflict' || write.state === 'doubtful') return write.state;
    if (session.token() === undefined) return 'signed-out';
    if (session.account() === 'other') return 'other-account';
    return this.#pump.held() ?? (write.lost ? 'unanswered' : undefined);
  }

  subscribe = (listener: () => void) => this.#mirror.subscribe(listener);

  sendNow = () => this.#pump.now();

  async discard(id: number) {
    await this.#queue.change(id, () => ({}));
    this.#waiters.refuse(id, 'It was thrown away.');
    await this.#changed();
    this.#pump.start();
  }

  async decide(id: number, decision: Decision) {
    if (decision === 'theirs' || decision === 'there') return this.discard(id);
    await this.#queue.change(id, write => ({
      write: {...write, state: 'waiting', forced: true, base: write.theirs ?? write.base, theirs: undefined},
    }));
    await this.#changed();
    this.#pump.now();
  }

  journal = () => readJournal(this.#needs.database, this.#account()?.key);

  async undo(entry: JournalEntry, anyway = false) {
    const account = this.#account();
    if (!account || this.#needs.services.session.account() === 'other') throw account ? wrongAccount : signedOut;
    const {mediaId, before, after, label} = entry;
    const call = createCall(this.#needs, {...account, priority: 'person'});
    const changed = anyway ? undefined : await changedSince(call, entry);
    if (changed) return {state: 'changed', ...changed} as const;
    const id = typeof after?.id === 'number' ? after.id : undefined;
    if (before) await this.add('saveEntry', backTo(mediaId, before), {base: after ?? {}, label}).stored;
    else await this.add('deleteEntry', {mediaId, id}, {base: after, label}).stored;
    return {state: 'undone'} as const;
  }

  #account = (): Account | undefined => accountOf(this.#needs.services.session);

  /** Signed out, those of the site's user are shown. */
  #isMine({account, userName}: Write) {
    const now = this.#account();
    return now ? now.key === account : userName !== undefined && userName === this.#needs.services.session.userName();
  }

  #refused(refusal: typeof signedOut | typeof wrongAccount): Receipt<never> {
    const done = Promise.reject(refusal);
    done.catch(() => undefined);
    return {stored: Promise.resolve(false), done};
  }

  #enqueue(row: WriteRow): Receipt<unknown> {
    const arriving: Write = {...row, id: Number.MAX_SAFE_INTEGER - this.#mirror.all().length};
    this.#mirror.arrive(arriving);
    let settle: (id: number) => void = () => {};
    const done = new Promise<unknown>((resolve, reject) => {
      settle = id => this.#waiters.wait(id, {resolve, reject});
    });
    // Who hands in a write need not wait for its end.
    done.catch(() => undefined);
    const stored = this.#queue.add(row, merge).then(async ({id, survives}) => {
      settle(id);
      this.#needs.tabs.tell({type: 'writes', done: undefined});
      this.#pump.start();
      await this.#mirror.read(arriving);
      return survives;
    });
    return {stored, done};
  }

  /** The queue changed here: the others are told. */
  async #changed(done?: Done) {
    // Keys of writes in memory mean nothing to other tabs.
    this.#needs.tabs.tell({type: 'writes', done: done && {...done, id: Math.max(0, done.id)}});
    await this.#heard(done);
  }

  async #heard(done?: Done) {
    if (done) this.#tell(done);
    await this.#mirror.read();
    if (done) this.#waiters.done(done.id, done.result);
    for (const {id} of this.#waiters.tell(this.#mirror.all())) await this.discard(id);
  }

  #tell({kind: name, intention, result}: Done) {
    const kind = kindOf(name);
    const parsed = kind && v.safeParse(kind.schema, intention);
    if (parsed?.success) kind?.tell?.(this.#needs.services.bus, parsed.output, result);
  }
}

/** Opens the queue and sends what waits. */
export const createWrites = (needs: WritesNeeds): Writes => new ApiWrites(needs);
