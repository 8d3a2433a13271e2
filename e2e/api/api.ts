import {OperationTypeNode} from 'graphql';
import type {GraphQLSchema} from 'graphql';
import {Clock} from './clock';
import {complexity, maxComplexity} from './complexity';
import {nullRoots, refusal, run} from './execute';
import type {Answer} from './execute';
import {Faults, misshape} from './faults';
import type {Fault} from './faults';
import {RateLimiter} from './rate';
import type {RateState} from './rate';
import {Records} from './records';
import {readRequest, toErrorBody} from './request';
import type {Request} from './request';
import {makeSchemas} from './schema';
import {cast} from './seed/members';
import {layOut} from './seed/seed';
import type {Site} from './seed/seed';
import type {Member} from './store/rows';
import {makeToken, readToken} from './token';

const disabled =
  'The AniList API has been temporarily disabled due to severe stability issues. ' +
  'Please check the announcements channel in the official AniList Discord for more information.';

/** How the API is set up. */
export interface ApiOptions {
  readonly seed: number;
  /** Milliseconds; the data stand relative to it. */
  readonly now: number;
  readonly limit: number;
  readonly windowMs: number;
  /** Added to every answer of the API. */
  readonly latency: number;
}

/** A question to the API. */
export interface Call {
  readonly who: 'site' | 'api';
  readonly body: unknown;
  /** The bearer token of a script, or undefined. */
  readonly token: string | undefined;
  /** The member of the site's session. */
  readonly sessionUser: number | undefined;
  readonly origin: string;
}

/** An answer with what the connection shall suffer. */
export interface Reply extends Answer {
  readonly faults: readonly Fault[];
}

/** The API: one store, one clock, and what tests set and look at. */
export class Api {
  readonly clock = new Clock();
  readonly faults = new Faults();
  readonly records = new Records();
  readonly switches = new Map<string, string>();
  readonly rate: RateLimiter;
  readonly site: Site;
  private readonly schemas: {readonly api: GraphQLSchema; readonly site: GraphQLSchema};
  private quiet = false;
  private readonly revoked = new Map<number, number>();

  constructor(readonly options: ApiOptions) {
    this.site = layOut(options.seed, Math.floor(options.now / 1000));
    this.schemas = makeSchemas();
    this.rate = new RateLimiter({limit: options.limit, windowMs: options.windowMs});
  }

  /** Puts everything back: data, faults, records, clock, switches, limits and revoked tokens. */
  reset(): void {
    this.site.store.reset();
    this.faults.clear();
    this.records.clear();
    this.clock.reset();
    this.switches.clear();
    this.revoked.clear();
    this.rate.clear();
    Object.assign(this.rate.settings, {limit: this.options.limit, windowMs: this.options.windowMs});
  }

  /** A member by name; "member" is the signed-in one of the tests. */
  member(name: string): Member | undefined {
    return name === 'member' ? this.site.store.members.get(cast.member) : this.site.store.memberByName(name);
  }

  token(userId: number): string {
    return makeToken(userId, Math.floor(this.clock.now() / 1000), this.revoked.get(userId) ?? 0);
  }

  /** Makes all tokens of a member invalid that were given so far. */
  revoke(userId: number): void {
    this.revoked.set(userId, (this.revoked.get(userId) ?? 0) + 1);
  }

  take(address: string): RateState {
    return this.rate.take(address);
  }

  private owner(token: string): Member | undefined {
    const claims = readToken(token, Math.floor(this.clock.now() / 1000));
    if (!claims) return undefined;
    const id = Number(claims.sub);
    return claims.jti === `${String(this.revoked.get(id) ?? 0)}-${String(id)}`
      ? this.site.store.members.get(id)
      : undefined;
  }

  /** Runs something without leaving it in the records. */
  async quietly<T>(action: () => Promise<T>): Promise<T> {
    this.quiet = true;
    try {
      return await action();
    } finally {
      this.quiet = false;
    }
  }

  /** Answers one call and keeps a record of it. */
  async answer(call: Call): Promise<Reply> {
    const schema = this.schemas[call.who];
    let request: Request;
    try {
      request = readRequest(call.body, schema);
    } catch (error) {
      const answer = refusal(toErrorBody(error));
      this.note(call, undefined, undefined, answer, []);
      return {...answer, faults: this.faults.meet(call.who, ['*'])};
    }
    const names = [request.operationName, ...request.roots.map(root => root.name)];
    const faults = this.faults.meet(call.who, names);
    const viewer =
      call.token === undefined ? this.site.store.members.get(call.sessionUser ?? -1) : this.owner(call.token);
    const answer = await this.decide(call, request, schema, viewer, faults);
    this.note(call, request, viewer, answer, faults);
    return {...answer, faults};
  }

  private async decide(
    call: Call,
    request: Request,
    schema: GraphQLSchema,
    viewer: Member | undefined,
    faults: readonly Fault[],
  ): Promise<Answer> {
    const strikes = (kind: string): boolean => faults.some(fault => fault.kind === kind);
    const located = {locations: [{line: 2, column: 3}]};
    if (strikes('invalid-token') || (call.token !== undefined && !viewer))
      return refusal({message: 'Invalid token', status: 400, ...located}, nullRoots(request));
    if (strikes('403')) return refusal({message: disabled, status: 403, locations: [{line: 1, column: 1}]});
    if (strikes('404')) return refusal({message: 'Not Found.', status: 404, ...located}, nullRoots(request));
    if (strikes('429')) return refusal({message: 'Too Many Requests.', status: 429});
    if (strikes('500')) return refusal({message: 'Internal Server Error', status: 500});
    if (strikes('null-data')) return {status: 200, body: {data: null}};
    const cost = complexity(request.document, request.operation);
    if (call.who === 'api' && cost > maxComplexity)
      return refusal({
        message: `Max query complexity should be ${String(maxComplexity)} but got ${String(cost)}.`,
        status: 400,
      });
    const answer = await run(schema, request, {
      store: this.site.store,
      viewer,
      site: call.who === 'site',
      origin: call.origin,
      now: Math.floor(this.clock.now() / 1000),
      switches: new Set([...this.switches].filter(([, value]) => value !== '0').map(([name]) => name)),
    });
    return strikes('wrong-shape')
      ? {status: answer.status, body: {...answer.body, data: misshape(answer.body.data) as Record<string, unknown>}}
      : answer;
  }

  private note(
    call: Call,
    request: Request | undefined,
    viewer: Member | undefined,
    answer: Answer,
    faults: readonly Fault[],
  ): void {
    if (this.quiet) return;
    const time = new Date(this.clock.now()).toISOString();
    const user = viewer?.name ?? null;
    const kind = request?.operation.operation ?? 'invalid';
    this.records.noteRequest({
      time,
      who: call.who,
      operation: request?.operationName ?? '',
      kind,
      fields: request?.roots ?? [],
      variables: request?.variables ?? null,
      user,
      status: answer.status,
      fault: faults[0]?.kind ?? null,
    });
    if (request?.operation.operation !== OperationTypeNode.MUTATION) return;
    for (const root of request.roots) {
      const result = answer.body.data?.[root.alias];
      if (result !== null && result !== undefined)
        this.records.ledger.push({time, who: call.who, user, field: root.name, args: root.args, result});
    }
  }
}
