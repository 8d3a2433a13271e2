import type {ApolloClient} from '@apollo/client';
import {equal} from '@wry/equality';

import {rateWindow} from '#platform/platform';
import {isInvalidToken, toApiError} from '../api/apiError';
import type {Scheduler} from '../api/rateLimit/scheduler';
import type {BaseServices} from '../baseServices';
import {signedInAccount, type Account} from '../session';
import {createWriteApi, viewerCall} from './call';
import {toJournalRow} from './journal';
import {EmptyAnswer, type WriteApi, type Verdict} from './kind';
import {kindOf, parsedWrite, type AnyKind} from './kinds';
import {freshForMs, holdTimeoutMs, nextWrite} from './rules';
import type {Write} from './write';
import type {WriteLog} from './writeLog';
import {text} from './messages';

/** Dependencies of `Sender`. */
export interface SenderDeps {
  services: BaseServices;
  client: ApolloClient;
  scheduler: Scheduler;
  log: WriteLog;
  /** Id of this page load. Writes of earlier ones are compared with the server's value. */
  page: string;
}

/**
 * Result of a step. `more`: continue with the next write. `idle`: nothing to do now. `unanswered`: the request had no
 * answer. `at`: nothing to do before this time (epoch milliseconds).
 */
export type Step = 'more' | 'idle' | 'unanswered' | {readonly at: number};

/**
 * Maximum time between recording a write as sent and actually sending it (ms). If it takes longer, the page was frozen.
 */
const maxSendDelay = () => Math.max(1000, rateWindow() / 12);

interface Sending {
  write: Write;
  kind: AnyKind;
  call: WriteApi;
  payload: unknown;
  isOurs: () => boolean;
}

/** Whether a stored write is unchanged since it was read: another click may have been merged into it. */
const isUnchanged = (a: Write, b: Write) => a.state === b.state && a.sentAt === b.sentAt && equal(a.payload, b.payload);

/** Sends the writes one by one, according to their kinds. Runs under the lock shared by all tabs. */
export class Sender {
  readonly #deps: SenderDeps;

  constructor(deps: SenderDeps) {
    this.#deps = deps;
  }

  /** Sends the next write of the signed-in account, if there is one. */
  async step(isOurs: () => boolean): Promise<Step> {
    const next = this.#next();
    if (next === 'idle' || 'at' in next) return next;
    const {write, account} = next;
    const sending = this.#prepare(write, account, isOurs);
    if (!sending) {
      await this.#change(write, {...write, state: 'refused', message: text.unreadable});
      return 'more';
    }
    try {
      return await this.#attempt(sending);
    } catch (error) {
      return this.#failed(sending, error);
    }
  }

  /** The result that a step would return without doing anything; `undefined`: there is a write to send. */
  idleStep(): Step | undefined {
    const next = this.#next();
    return next !== 'idle' && 'write' in next ? undefined : next;
  }

  #next() {
    const {services, log} = this.#deps;
    const account = signedInAccount(services.session);
    if (!account || account.isPublic) return 'idle';
    const mine = log.sendable().filter(({account: key, kind}) => key === account.key && kindOf(kind));
    const next = nextWrite(mine, this.#now()) ?? 'idle';
    return next === 'idle' || 'at' in next ? next : {...next, account};
  }

  #prepare(write: Write, account: Account, isOurs: () => boolean): Sending | undefined {
    const known = parsedWrite(write);
    const call = createWriteApi(this.#deps, {...account, priority: known?.kind.priority ?? 'person'});
    return known && {...known, write, call, isOurs};
  }

  async #attempt(sending: Sending): Promise<Step> {
    const {write, kind, call, payload} = sending;
    const isOld = write.page !== this.#deps.page || this.#now() - write.createdAt > freshForMs();
    const verdict: Verdict<unknown> = (await kind.check?.(call, {payload, write, isOld})) ?? {action: 'send'};
    if (verdict.action === 'send') return this.#send(sending, verdict);
    if (verdict.action === 'done') return this.#done(sending, write, verdict.result);
    await this.#change(
      write,
      verdict.action === 'conflict'
        ? {...write, state: 'conflict', theirs: verdict.theirs}
        : {...write, state: 'unconfirmed'},
    );
    return 'more';
  }

  /**
   * Records the write as sent before sending it, so that a page closed in between leaves a write that may have arrived.
   */
  async #send(
    {write, kind, call, payload, isOurs}: Sending,
    {mark, base}: Pick<Write, 'mark' | 'base'>,
  ): Promise<Step> {
    const {services, scheduler} = this.#deps;
    await viewerCall(scheduler, kind.priority ?? 'person');
    const sentAt = this.#now();
    const sent: Write = {
      ...write,
      state: 'sent',
      sentAt,
      attempts: write.attempts + 1,
      ...(mark === undefined ? {} : {mark}),
      ...(base && {base}),
    };
    if (!(await this.#change(write, sent))) return 'more';
    const isLate = this.#now() - sentAt > maxSendDelay();
    if (isLate || !isOurs() || signedInAccount(services.session)?.key !== write.account) {
      await this.#change(sent, write);
      // A disk that was slow once may be slow again.
      return isLate ? {at: this.#now() + holdTimeoutMs(1)} : 'more';
    }
    try {
      return await this.#done({write, kind, call, payload, isOurs}, sent, await kind.send(call, payload));
    } catch (error) {
      return this.#failed({write: sent, kind, call, payload, isOurs}, error);
    }
  }

  async #done({kind, payload}: Sending, as: Write, result: unknown): Promise<Step> {
    const change = kind.journalChange?.(payload, as.base, result);
    const journal = change && toJournalRow(as, this.#now(), change);
    const done = {id: as.id, kind: as.kind, intention: payload, result};
    await this.#deps.log.change(as.id, now => (isUnchanged(now, as) ? {journal, done} : undefined));
    return this.#spaced(kind);
  }

  /** Waits for the minimum delay between two answers to writes of this kind. */
  async #spaced({spacing}: AnyKind): Promise<Step> {
    if (spacing) await new Promise(resolve => setTimeout(resolve, spacing()));
    return 'more';
  }

  async #failed({write, kind: writeKind}: Sending, error: unknown): Promise<Step> {
    const {kind, message} = toApiError(error);
    if (isInvalidToken(error)) {
      // The API did not process it, so it waits for the next sign-in.
      await this.#change(write, {...write, state: write.lost ? 'sent' : 'waiting'});
      return 'idle';
    }
    if (error instanceof EmptyAnswer || kind === 'refused' || kind === 'missing') {
      await this.#change(write, {...write, state: 'refused', message: kind === 'missing' ? text.gone : message});
      return this.#spaced(writeKind);
    }
    await this.#change(write, {...write, lost: true});
    return 'unanswered';
  }

  /** Stores the new form, if the write is unchanged since it was read. Returns whether it was. */
  #change = (from: Write, to: Write): Promise<boolean> =>
    this.#deps.log.change(from.id, now => (isUnchanged(now, from) ? {write: to} : undefined));

  #now = () => this.#deps.services.clock.now();
}
