import {isInvalidToken, refusedComplexity, toApiError} from '../api/apiError';
import {learnComplexity, splitByComplexity} from '../api/complexity';
import {mergeDocuments, splitAnswer} from '../api/mergeDocuments';
import type {Account} from '../session';
import {AccountChanged, createWriteApi} from './call';
import {afterRead, jobPlan, mostRead, sameCall, sizeAfter, suspects, type JobStep} from './jobCalls';
import {EmptyAnswer, type JobRules, type Verdict, type WriteApi} from './kind';
import {baseOf, completed, payloadsOf, writesOf, type Found, type Part} from './jobParts';
import {kindOf, parsedWrite, type AnyKind} from './kinds';
import {holdTimeoutMs} from './rules';
import {doneChange, isLate, isUnchanged, mayStillSend, type SenderDeps, type Step} from './sending';
import type {Change, Write} from './write';
import {text} from './messages';

/** Maximum complexity of the mutations in one call, by our estimate: the API refuses more than 500. */
const maxCallComplexity = 400;

const nothing: Found = new Map();

/** The data of one step. */
interface JobCall {
  readonly account: Account;
  readonly call: WriteApi;
  readonly kind: AnyKind;
  readonly rules: JobRules<unknown, unknown>;
  readonly isOurs: () => boolean;
}

const jobOf = ({of, job}: Write) => `${of ?? ''} ${job ?? ''}`;

/**
 * Sends the writes of jobs, such as imports: many in one call, spaced, and after everything that the user waits for
 * (rule api-17). A call with an error or without an answer settles none of its writes: they are read, and those that
 * have not arrived are sent again in smaller calls, until one that is refused is alone.
 */
export class JobSender {
  readonly #deps: SenderDeps;
  readonly #isUserWaiting: () => boolean;
  /** Number of writes that were carried out since the page was opened, by job. */
  readonly #done = new Map<string, number>();
  /**
   * When the last call ended, by the clock of the page, which is never set back. The page before may have sent one just
   * before this one was opened.
   */
  #lastCallAt = performance.now();

  /** @param isUserWaiting whether a write of the user could be sent now */
  constructor(deps: SenderDeps, isUserWaiting: () => boolean) {
    this.#deps = deps;
    this.#isUserWaiting = isUserWaiting;
  }

  /** Records that writes of a job were carried out, here or by another tab. */
  noteDone(writes: readonly Write[]) {
    this.#lastCallAt = performance.now();
    for (const write of writes) this.#done.set(jobOf(write), (this.#done.get(jobOf(write)) ?? 0) + 1);
  }

  /** Time until the next call may be sent (ms). */
  waitMs = () => Math.max(0, this.#lastCallAt + this.#plan().every - performance.now());

  /** How many writes may go into one step with this one: those of a call, or those that are read before it. */
  sizeOf = (write: Write) =>
    kindOf(write.kind)?.job?.isAlone ? mostRead : sizeAfter(this.#done.get(jobOf(write)) ?? 0, this.#plan());

  /** Takes a step under the lock of the outbox. */
  async step(step: JobStep, account: Account, isOurs: () => boolean): Promise<Step> {
    const writes = 'read' in step ? step.read : step.send;
    const kind = kindOf(writes[0]?.kind ?? '');
    if (!kind?.job) return 'idle';
    const parts = await this.#parsed(writes);
    if (!parts.length) return 'more';
    const call = createWriteApi(this.#deps, {...account, priority: 'background'});
    const about: JobCall = {account, call, kind, rules: kind.job, isOurs};
    try {
      return await ('read' in step ? this.#read(about, parts) : this.#send(about, parts));
    } catch (error) {
      if (error instanceof AccountChanged) return 'more';
      // A query has failed, so nothing was sent.
      return isInvalidToken(error) ? 'idle' : 'unanswered';
    }
  }

  #plan = () => jobPlan(this.#deps.services.settings);

  #now = () => this.#deps.services.clock.now();

  /** Stores the new forms of writes that are unchanged since they were read. Resolves to these forms, by id. */
  async #change(writes: readonly Write[], to: (write: Write) => Change): Promise<ReadonlyMap<number, Write>> {
    if (!writes.length) return new Map();
    const forms = new Map<number, Write>();
    const known = new Map(writes.map(write => [write.id, write]));
    await this.#deps.log.changeAll([...known.keys()], now => {
      const from = known.get(now.id);
      if (!from || !isUnchanged(now, from)) return undefined;
      const change = to(from);
      if (change.write) forms.set(now.id, change.write);
      return change;
    });
    return forms;
  }

  /** The writes that this version can read. The others are refused. */
  async #parsed(writes: readonly Write[]): Promise<readonly Part[]> {
    const parts = writes.flatMap((write): Part[] => {
      const known = parsedWrite(write);
      return known ? [{write, payload: known.payload, base: write.base}] : [];
    });
    const others = writes.filter(write => !parts.some(part => part.write === write));
    await this.#change(others, write => ({write: {...write, state: 'refused', message: text.unreadable}}));
    return parts;
  }

  /** Finishes the writes that have a result, and stores another form of the others. */
  #settle(
    {kind}: JobCall,
    parts: readonly Part[],
    resultOf: (part: Part) => unknown,
    otherwise: (write: Write) => Write,
  ): Promise<unknown> {
    const known = new Map(parts.map(part => [part.write.id, part]));
    const at = this.#now();
    return this.#change(writesOf(parts), write => {
      const part = known.get(write.id);
      const result = part && resultOf(part);
      return part && result !== undefined
        ? doneChange(kind, {...write, base: part.base}, part.payload, result, at)
        : {write: otherwise(write)};
    });
  }

  /** Finds out which of the writes that were sent have arrived. */
  async #read(about: JobCall, parts: readonly Part[]): Promise<Step> {
    const {call, rules} = about;
    const found = await rules.read(call, payloadsOf(parts));
    const resultOf = ({write, payload}: Part) => rules.arrived(payload, found.get(write.target));
    const missing = writesOf(parts.filter(part => resultOf(part) === undefined));
    // Entries that are as the user saw them need not be read again soon.
    const unchanged = new Set(
      parts.flatMap(({write, payload}) =>
        rules.compare(payload, write, found.get(write.target)).action === 'send' ? write.id : [],
      ),
    );
    const seenAt = this.#now();
    await this.#settle(about, parts, resultOf, write => ({
      ...afterRead(write, sameCall(write, missing)),
      ...(unchanged.has(write.id) ? {seenAt} : {}),
    }));
    return 'more';
  }

  /** Checks the writes, and sends those that the server's values allow. */
  async #send(about: JobCall, parts: readonly Part[]): Promise<Step> {
    const {call, rules} = about;
    const mustRead = ({payload, write}: Part) => rules.mustRead(payload, write, this.#now());
    const first = parts.slice(0, 1);
    const together = rules.isAlone && !first.some(mustRead) ? first : parts;
    const read = together.filter(mustRead);
    const found = read.length ? await rules.read(call, payloadsOf(read)) : nothing;
    const seenAt = this.#now();
    const allowed = await this.#compared(about, together, new Set(read), found);
    const mutations = allowed.map(part => ({part, ...rules.mutation(part.payload, found.get(part.write.target))}));
    const [going = []] = splitByComplexity(mutations, rules.isAlone ? 1 : mutations.length, maxCallComplexity);
    const later = rules.isAlone ? allowed.slice(going.length) : [];
    await this.#change(writesOf(later), write => ({write: {...write, seenAt, base: baseOf(later, write)}}));
    if (!going.length || !(await this.#slot())) return 'more';
    const sentAt = this.#now();
    const checked = new Map(going.map(({part: {write, payload, base}}) => [write.id, {payload, base}]));
    const marked = await this.#change(
      going.map(({part}) => part.write),
      write => ({
        write: {
          ...write,
          ...checked.get(write.id),
          state: 'sent',
          sentAt,
          attempts: write.attempts + 1,
          message: undefined,
        },
      }),
    );
    const sent = going.flatMap(({part, ...mutation}) => {
      const write = marked.get(part.write.id);
      return write ? [{...mutation, part: {...part, write}}] : [];
    });
    const sentParts = sent.map(({part}) => part);
    const wasSlow = isLate(sentAt, this.#now());
    if (wasSlow || !mayStillSend(about, this.#deps)) {
      const before = new Map(parts.map(({write}) => [write.id, write]));
      await this.#change(writesOf(sentParts), write => ({write: before.get(write.id) ?? write}));
      // A disk that was slow once may be slow again.
      return wasSlow ? {at: this.#now() + holdTimeoutMs(1)} : 'more';
    }
    if (!sent.length) return 'more';
    const step = await this.#call(about, sentParts, sent);
    await this.#halveSuspects(going.map(({part}) => part.write));
    return step;
  }

  /** Settles the writes that the server's values decide. Resolves to the others, completed by what was read. */
  async #compared(about: JobCall, parts: readonly Part[], read: ReadonlySet<Part>, found: Found) {
    const {rules} = about;
    const compared = parts.map(part => {
      const {payload, write} = part;
      const verdict: Verdict<unknown> = read.has(part)
        ? rules.compare(payload, write, found.get(write.target))
        : {action: 'send'};
      return {part: completed(part, verdict), verdict};
    });
    const decided = compared.filter(({verdict}) => verdict.action !== 'send');
    const byId = new Map(decided.map(({part, verdict}) => [part.write.id, verdict]));
    const resultOf = ({write}: Part) => {
      const verdict = byId.get(write.id);
      return verdict?.action === 'done' ? verdict.result : undefined;
    };
    await this.#settle(
      about,
      decided.map(({part}) => part),
      resultOf,
      write => {
        const verdict = byId.get(write.id);
        return {...write, state: 'conflict', theirs: verdict?.action === 'conflict' ? verdict.theirs : {}};
      },
    );
    return compared.flatMap(({part, verdict}) => (verdict.action === 'send' ? part : []));
  }

  /** Waits for the rate limiter. Resolves to false if the user has made a change meanwhile, which is sent first. */
  #slot(): Promise<boolean> {
    const {scheduler, log, services} = this.#deps;
    if (this.#isUserWaiting()) return Promise.resolve(false);
    return new Promise(resolve => {
      const over = new AbortController();
      const end = (isFree: boolean) => (over.abort('over'), resolve(isFree));
      const cancel = scheduler.schedule({priority: 'background', features: ['writes'], start: () => end(true)});
      const look = () => void (this.#isUserWaiting() && cancel() && end(false));
      log.subscribe(look, {signal: AbortSignal.any([over.signal, services.signal])});
    });
  }

  /** Sends the mutations of writes that are marked as sent. */
  async #call(
    about: JobCall,
    parts: readonly Part[],
    mutations: readonly Pick<ReturnType<JobRules<unknown, unknown>['mutation']>, 'query' | 'variables'>[],
  ): Promise<Step> {
    const {query, variables} = mergeDocuments(mutations);
    try {
      const data = await about.call.mutateAll(query, variables);
      const answers = splitAnswer({data}, parts.length).map(answer => answer.data ?? {});
      const results = new Map(parts.map((part, at) => [part, about.rules.resultOf(part.payload, answers[at] ?? {})]));
      if ([...results.values()].includes(undefined)) throw new EmptyAnswer();
      await this.#settle(
        about,
        parts,
        part => results.get(part),
        write => write,
      );
      this.noteDone(writesOf(parts));
      return 'more';
    } catch (error) {
      learnComplexity(
        mutations.map(each => each.query),
        refusedComplexity(error) ?? 0,
      );
      return await this.#failed(parts, error);
    } finally {
      this.#lastCallAt = performance.now();
    }
  }

  /** Halves the rest of a call that failed, if these writes of it were carried out. */
  async #halveSuspects(tried: readonly Write[]) {
    const all = this.#deps.log.sendable();
    const left = new Set(all.map(({id}) => id));
    if (tried.some(({id}) => left.has(id))) return;
    const rest = suspects(tried, all);
    const batchLimit = Math.ceil(rest.length / 2);
    await this.#change(rest, write => ({write: {...write, batchLimit}}));
  }

  async #failed(parts: readonly Part[], error: unknown): Promise<Step> {
    const {kind, message: said} = toApiError(error);
    const message = kind === 'missing' ? text.gone : said;
    const to = (form: (write: Write) => Partial<Write>) =>
      this.#change(writesOf(parts), write => ({write: {...write, ...form(write)}}));
    if (isInvalidToken(error)) {
      // The API did not process it, so it waits for the next sign-in.
      await to(({lost}) => ({state: lost ? 'sent' : 'waiting'}));
      return 'idle';
    }
    if (error instanceof EmptyAnswer || kind === 'refused' || kind === 'missing') {
      await to(() => (parts.length === 1 ? {state: 'refused', message} : {message}));
      return 'more';
    }
    await to(() => ({lost: true}));
    return 'unanswered';
  }
}
