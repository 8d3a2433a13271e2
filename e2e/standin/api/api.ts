import {OperationTypeNode} from 'graphql';
import type {GraphQLSchema} from 'graphql';
import {executeMutations} from './batch';
import type {SiblingOutcome} from './batch';
import type {ApiOptions, Call, CallResult} from './call';
import {Clock} from './clock';
import {complexity, maxComplexity} from './complexity';
import {errorAnswer, executeRequest} from './execute';
import type {Answer} from './execute';
import {Faults, toWrongShape} from './faults';
import {HostileTexts} from './hostile';
import type {Fault} from './faults';
import {RateLimiter} from './rate';
import type {RateState} from './rate';
import {Records} from './records';
import {readRequest, toErrorBody} from './request';
import type {Request} from './request';
import {createSchemas} from './schema';
import {cast} from './seed/members';
import {struck} from './struck';
import {generateSite} from './seed/seed';
import type {GeneratedSite} from './seed/seed';
import type {User} from './store/rows';
import {Tokens} from './token';

/** The API: its data and clock, plus the state that tests set and inspect. */
export class Api {
  readonly clock = new Clock();
  readonly faults = new Faults(this.clock);
  readonly records = new Records();
  readonly hostile = new HostileTexts();
  readonly switches = new Map<string, string>();
  /** How documents with several mutations are treated, and the highest complexity. */
  readonly batches: {siblings: SiblingOutcome; maxComplexity: number} = {siblings: 'saved', maxComplexity};
  readonly refusedMedia = new Map<number, number>();
  readonly tokens = new Tokens(this.clock);
  readonly rate: RateLimiter;
  /** The number of requests in progress, without controls. */
  pendingRequests = 0;
  readonly site: GeneratedSite;
  private readonly schemas: ReturnType<typeof createSchemas>;
  private recordingPaused = false;

  constructor(readonly options: ApiOptions) {
    this.site = generateSite(options.seed, Math.floor(options.now / 1000));
    this.schemas = createSchemas();
    this.rate = new RateLimiter({limit: options.limit, windowMs: options.windowMs});
  }

  /** Resets everything: data, faults, records, clock, switches, limits and revoked tokens. */
  reset(): void {
    this.site.store.reset();
    this.faults.clear();
    this.hostile.clear();
    this.records.clear();
    this.clock.reset();
    this.switches.clear();
    this.refusedMedia.clear();
    Object.assign(this.batches, {siblings: 'saved', maxComplexity});
    this.tokens.clear();
    this.rate.clear();
    Object.assign(this.rate.settings, {
      limit: this.options.limit,
      windowMs: this.options.windowMs,
      answerTimeoutMs: undefined,
    });
  }

  /** Finds a user by name. The name "member" stands for the test user. */
  userByName(name: string): User | undefined {
    return name === 'member' ? this.site.store.users.get(cast.member) : this.site.store.userByName(name);
  }

  consumeRate(address: string): RateState {
    return this.rate.consume(address);
  }

  /** Runs an action whose calls are not recorded. */
  async withoutRecording<T>(action: () => Promise<T>): Promise<T> {
    this.recordingPaused = true;
    try {
      return await action();
    } finally {
      this.recordingPaused = false;
    }
  }

  /** Answers a call and records it. */
  async answer(call: Call): Promise<CallResult> {
    const schema = this.schemas[call.who];
    let request: Request;
    try {
      request = readRequest(call.body, schema);
    } catch (error) {
      const answer = errorAnswer(toErrorBody(error));
      this.record(call, undefined, undefined, answer, []);
      return {...answer, faults: this.faults.consume(call.who, ['*'])};
    }
    const names = [request.operationName, ...request.roots.map(root => root.name)];
    const faults = this.faults.consume(call.who, names);
    const viewer =
      call.token === undefined
        ? this.site.store.users.get(call.sessionUser ?? -1)
        : this.site.store.users.get(this.tokens.userIdOf(call.token) ?? -1);
    const decided = await this.resolveCall(call, request, schema, viewer, faults);
    const answer = this.hostile.enabled ? this.withHostileText(decided, call.who) : decided;
    // The ledger records what was done, even when the response is lost or altered.
    this.record(call, request, viewer, answer, faults);
    const isMisshapen = faults.some(fault => fault.kind === 'wrong-shape') && !struck(request, faults);
    return isMisshapen
      ? {...answer, body: {...answer.body, data: toWrongShape(answer.body.data) as Record<string, unknown>}, faults}
      : {...answer, faults};
  }

  /** Replaces the text of other users by attack vectors. */
  private withHostileText({status, body, ...rest}: Answer, who: Call['who']): Answer {
    return {
      ...rest,
      status,
      body: {...body, data: this.hostile.rewrite(body.data, who) as Record<string, unknown> | null},
    };
  }

  private async resolveCall(
    call: Call,
    request: Request,
    schema: GraphQLSchema,
    viewer: User | undefined,
    faults: readonly Fault[],
  ): Promise<Answer> {
    const refused = struck(request, faults, {
      badToken: call.token !== undefined && !viewer,
      // `native?referer=0` switches the Referer check off.
      gated: call.who === 'api' && !call.hasReferer && this.switches.get('referer') !== '0',
    });
    if (refused) return refused;
    const late = faults.find(fault => fault.kind === 'late');
    if (late) await new Promise(resolve => setTimeout(resolve, late.ms));
    const cost = complexity(request.document, request.operation);
    const limit = this.batches.maxComplexity;
    if (call.who === 'api' && cost > limit)
      return errorAnswer({
        message: `Max query complexity should be ${String(limit)} but got ${String(cost)}`,
        status: 400,
      });
    const isSparse = call.who === 'api' && faults.some(({kind}) => kind === 'sparse');
    const context = {
      store: this.site.store,
      viewer,
      isSite: call.who === 'site',
      origin: call.origin,
      now: Math.floor(this.clock.now() / 1000),
      switches: new Set([...this.switches].filter(([, value]) => value !== '0').map(([name]) => name)),
      refusedMedia: this.refusedMedia,
    };
    const executed = isSparse ? this.schemas.sparse : schema;
    if (request.operation.operation !== OperationTypeNode.MUTATION) return executeRequest(executed, request, context);
    const after = faults.find(({kind}) => kind === 'cut')?.after ?? Infinity;
    return executeMutations(executed, request, context, {siblings: this.batches.siblings, after});
  }

  private record(
    call: Call,
    request: Request | undefined,
    viewer: User | undefined,
    answer: Answer,
    faults: readonly Fault[],
  ): void {
    if (this.recordingPaused) return;
    this.records.record(new Date(this.clock.now()).toISOString(), {
      call,
      request,
      user: viewer?.name ?? null,
      answer,
      faults,
    });
  }
}
