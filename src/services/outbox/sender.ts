import {isInvalidToken, toApiError} from '../api/apiError';
import {signedInAccount, type Account} from '../session';
import {AccountChanged, createWriteApi, viewerCall} from './call';
import {nextJobStep, type JobStep} from './jobCalls';
import {JobSender} from './jobSender';
import {EmptyAnswer, type WriteApi, type Verdict} from './kind';
import {kindOf, parsedWrite, type AnyKind} from './kinds';
import {holdTimeoutMs, isOldWrite, sendableNow} from './rules';
import {doneChange, isLate, isUnchanged, mayStillSend, type SenderDeps, type Step} from './sending';
import type {Write} from './write';
import {text} from './messages';

interface Sending {
  write: Write;
  kind: AnyKind;
  call: WriteApi;
  payload: unknown;
  isOurs: () => boolean;
}

/** The next write of the user, the next step of a job, or the result of a step that has nothing to do. */
type Next =
  | 'idle'
  | {readonly at: number}
  | {readonly write: Write; readonly account: Account}
  | {readonly job: JobStep; readonly account: Account};

const isOfJob = ({kind}: Write) => kindOf(kind)?.job !== undefined;

/**
 * Sends the writes: those of the user one by one, according to their kinds, and then those of jobs. Runs under the lock
 * shared by all tabs.
 */
export class Sender {
  readonly #deps: SenderDeps;
  readonly #jobs: JobSender;
  constructor(deps: SenderDeps) {
    this.#deps = deps;
    this.#jobs = new JobSender(deps, () => this.#ready().ready.some(write => !isOfJob(write)));
  }

  /** Records that another tab has sent a write. */
  noteElsewhere = (write: Write) => isOfJob(write) && this.#jobs.noteDone([write]);

  /** Sends the next write of the signed-in account, if there is one. */
  async step(isOurs: () => boolean): Promise<Step> {
    const next = this.#next();
    if (next === 'idle' || 'at' in next) return next;
    if ('job' in next) return this.#jobStep(isOurs);
    const {write, account} = next;
    const sending = this.#prepare(write, account, isOurs);
    if (!sending) {
      await this.#change(write, {...write, state: 'refused', message: text.unreadable});
      return 'more';
    }
    try {
      return await this.#attempt(sending);
    } catch (error) {
      return error instanceof AccountChanged ? 'more' : this.#failed(sending, error);
    }
  }

  /** Takes a step of a job, whose rows in one call must all be known as they are now. */
  async #jobStep(isOurs: () => boolean): Promise<Step> {
    await this.#deps.log.refresh();
    const next = this.#next();
    return next !== 'idle' && 'job' in next ? this.#jobs.step(next.job, next.account, isOurs) : 'more';
  }

  /** The result that a step would return without doing anything; `undefined`: there is a write to send. */
  idleStep(): Step | undefined {
    const next = this.#next();
    return next === 'idle' || 'at' in next ? next : undefined;
  }

  /** The writes of the signed-in account that can be sent now. */
  #ready(account = signedInAccount(this.#deps.services.session)) {
    const mine = this.#deps.log.sendable().filter(({account: key, kind}) => key === account?.key && kindOf(kind));
    return sendableNow(mine, this.#now(), this.#deps.log.sentForMs);
  }

  /** The next write of the user, or else the next step of a job. */
  #next(): Next {
    const account = signedInAccount(this.#deps.services.session);
    if (!account || account.isPublic) return 'idle';
    const {ready, at} = this.#ready(account);
    const write = ready.find(each => !isOfJob(each));
    if (write) return {write, account};
    const job = nextJobStep(ready, this.#jobs.sizeOf);
    const waitMs = job && 'send' in job ? this.#jobs.waitMs() : 0;
    if (job && waitMs === 0) return {job, account};
    const nextAt = job ? Math.min(at, this.#now() + waitMs) : at;
    return nextAt === Infinity ? 'idle' : {at: nextAt};
  }

  #prepare(write: Write, account: Account, isOurs: () => boolean): Sending | undefined {
    const known = parsedWrite(write);
    const call = createWriteApi(this.#deps, {...account, priority: known?.kind.priority ?? 'person'});
    return known && {...known, write, call, isOurs};
  }

  async #attempt(sending: Sending): Promise<Step> {
    const {write, kind, call, payload} = sending;
    const isOld = isOldWrite(write, {page: this.#deps.page, now: this.#now()});
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
    {write, kind, call, isOurs, ...sending}: Sending,
    {mark, base, payload: changed}: Extract<Verdict<unknown>, {action: 'send'}>,
  ): Promise<Step> {
    const payload = changed ?? sending.payload;
    await viewerCall(this.#deps.scheduler, kind.priority ?? 'person');
    const sentAt = this.#now();
    const sent: Write = {
      ...write,
      state: 'sent',
      sentAt,
      attempts: write.attempts + 1,
      ...(mark === undefined ? {} : {mark}),
      ...(base && {base}),
      ...(changed === undefined ? {} : {payload: changed}),
    };
    if (!(await this.#change(write, sent))) return 'more';
    const wasSlow = isLate(sentAt, this.#now());
    if (wasSlow || !mayStillSend({isOurs, account: {key: write.account}}, this.#deps)) {
      await this.#change(sent, write);
      // A disk that was slow once may be slow again.
      return wasSlow ? {at: this.#now() + holdTimeoutMs(1)} : 'more';
    }
    try {
      return await this.#done({write, kind, call, payload, isOurs}, sent, await kind.send(call, payload));
    } catch (error) {
      return this.#failed({write: sent, kind, call, payload, isOurs}, error);
    }
  }

  async #done({kind, payload}: Sending, as: Write, result: unknown): Promise<Step> {
    const change = doneChange(kind, as, payload, result, this.#now());
    await this.#deps.log.change(as.id, now => (isUnchanged(now, as) ? change : undefined));
    return 'more';
  }

  async #failed({write}: Sending, error: unknown): Promise<Step> {
    const {kind, message} = toApiError(error);
    if (isInvalidToken(error)) {
      // The API did not process it, so it waits for the next sign-in.
      await this.#change(write, {...write, state: write.lost ? 'sent' : 'waiting'});
      return 'idle';
    }
    if (error instanceof EmptyAnswer || kind === 'refused' || kind === 'missing') {
      await this.#change(write, {...write, state: 'refused', message: kind === 'missing' ? text.gone : message});
      return 'more';
    }
    await this.#change(write, {...write, lost: true});
    return 'unanswered';
  }

  /** Stores the new form, if the write is unchanged since it was read. Returns whether it was. */
  #change = (from: Write, to: Write): Promise<boolean> =>
    this.#deps.log.change(from.id, now => (isUnchanged(now, from) ? {write: to} : undefined));

  #now = () => this.#deps.services.clock.now();
}
