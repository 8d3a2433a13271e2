import {Kind, parse} from 'graphql';

import {toWrongShape} from '../../../e2e/standin/api/faults';
import type {VirtualTime} from '../virtualTime';
import {answerTo} from './answer';
import type {Scene} from './scene';

/** Every way in which the API can fail, or answer late or with little data. */
export const faultKinds = [
  ...(['invalid-token', '404', '429', '500', '403', 'cut', 'wrong-shape', 'truncated', 'null-data'] as const),
  ...(['null-roots', 'no-roots', 'page', 'challenge'] as const),
  ...(['trickle', 'latency', 'sparse'] as const),
] as const;
/** One of these ways. */
export type FaultKind = (typeof faultKinds)[number];

/** Whether this run tries every kind: `npm run test:nightly -- faults`. */
declare const __EVERY_FAULT__: boolean;

/** The kinds that every run tries, one of each class: refused, signed out, late, damaged, and null wherever the API allows it. */
const classes: readonly FaultKind[] = ['500', 'invalid-token', 'latency', 'wrong-shape', 'sparse'];

/** The kinds that this run tries. */
export const triedKinds: readonly FaultKind[] = __EVERY_FAULT__ ? faultKinds : classes;

/** Kinds whose answer is eventually complete, or as complete as the API promises. */
export const answered: ReadonlySet<FaultKind> = new Set(['trickle', 'latency', 'sparse']);

const lateMs = 1000;

const disabled =
  'The AniList API has been temporarily disabled due to severe stability issues. ' +
  'Please check the announcements channel in the official AniList Discord for more information.';

/** Errors of the API that reject a whole request: status, message, and whether the data name its fields. */
const errors: Readonly<Partial<Record<FaultKind, readonly [number, string, boolean]>>> = {
  'invalid-token': [400, 'Invalid token', true],
  '404': [404, 'Not Found.', true],
  '429': [429, 'Too Many Requests.', false],
  '500': [500, 'Internal Server Error', false],
  '403': [403, disabled, false],
};

/** The answer of the API without a fault. */
interface Answer {
  readonly data: Readonly<Record<string, unknown>>;
}

const html = '<!DOCTYPE html><html><head><title>Just a moment...</title></head><body></body></html>';

/**
 * Answers without an error that name the fields of a request, or none, but are empty; and pages of a proxy in between.
 */
const otherBodies: Readonly<Partial<Record<FaultKind, (roots: readonly string[]) => {status: number; body: string}>>> =
  {
    'null-roots': roots => ({
      status: 200,
      body: JSON.stringify({data: Object.fromEntries(roots.map(root => [root, null]))}),
    }),
    'no-roots': () => ({status: 200, body: '{"errors":[],"data":{}}'}),
    page: () => ({status: 200, body: html}),
    challenge: () => ({status: 403, body: html}),
  };

/** The body of a faulty response, based on the answer without the fault, and its status. */
export function bodyFor(kind: FaultKind, {data}: Answer): {status: number; body: string} {
  const error = errors[kind];
  if (error) {
    const [status, message, hasRoots] = error;
    const nothing = hasRoots ? Object.fromEntries(Object.keys(data).map(key => [key, null])) : null;
    return {status, body: JSON.stringify({errors: [{message, status}], data: nothing})};
  }
  const other = otherBodies[kind];
  if (other) return other(Object.keys(data));
  if (kind === 'null-data') return {status: 200, body: JSON.stringify({data: null})};
  const body = JSON.stringify({data: kind === 'wrong-shape' ? toWrongShape(data) : data});
  return {status: 200, body: kind === 'truncated' ? body.slice(0, Math.floor(body.length / 2)) : body};
}

/** A response whose body arrives through `text`: reading the body of a real one takes a task of the browser. */
function responseWith(status: number, text: () => Promise<string>): Response {
  const headers = {'content-type': 'application/json', 'x-ratelimit-limit': '90', 'x-ratelimit-remaining': '80'};
  return Object.assign(new Response(null, {status, headers}), {
    text,
    json: async () => JSON.parse(await text()) as unknown,
  });
}

/** The fields of a request, and whether it was sent with a token. */
export interface SentQuery {
  readonly name: string;
  readonly hasToken: boolean;
}

const nameOf = (query: string) => {
  const operation = parse(query).definitions.find(node => node.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value ?? '';
};

/** The network of a scene: the API fails in one way, or not at all. */
export class FaultyNetwork {
  readonly sent: SentQuery[] = [];
  /** Errors of the network itself, which no scene expects. */
  readonly errors: string[] = [];
  readonly #scene: Scene;
  readonly #kind: FaultKind;
  readonly #time: VirtualTime;

  constructor(scene: Scene, kind: FaultKind, time: VirtualTime) {
    this.#scene = scene;
    this.#kind = kind;
    this.#time = time;
  }

  /** Sends a request; to be used in place of `fetch`. */
  readonly fetch = async (_address: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const {query, variables = {}} = JSON.parse(String(init?.body)) as {
      query: string;
      variables?: Record<string, unknown>;
    };
    const names = nameOf(query).split('_');
    const hasToken = new Headers(init?.headers).has('authorization');
    this.sent.push(...names.map(name => ({name, hasToken})));
    const {fails, answers = {}} = this.#scene;
    const isFaulty = fails === undefined || names.includes(fails);
    const kind = this.#kind;
    try {
      const data = await answerTo(query, variables, {answers, isSparse: isFaulty && kind === 'sparse'});
      return await this.#respond(isFaulty ? kind : 'sparse', {data});
    } catch (error) {
      this.errors.push(String(error));
      throw error;
    }
  };

  async #respond(kind: FaultKind, answer: Answer): Promise<Response> {
    const {status, body} = bodyFor(kind, answer);
    if (kind === 'latency') await this.#time.wait(lateMs);
    return responseWith(status, async () => {
      if (kind === 'trickle') await this.#time.wait(lateMs);
      // A connection that is lost while the body arrives.
      if (kind === 'cut') throw new TypeError('network error');
      return body;
    });
  }
}
