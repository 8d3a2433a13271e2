import * as v from 'valibot';

import type {OutsideFailure} from '../crossOrigin';

/** Maximum length of a stored token and of a requested address, in characters. */
const longest = 10_000;

const address = v.pipe(v.string(), v.maxLength(longest));
const positive = v.pipe(v.number(), v.finite(), v.minValue(1));

const request = v.variant('op', [
  v.strictObject({op: v.literal('readToken')}),
  v.strictObject({op: v.literal('writeToken'), token: v.pipe(v.string(), v.minLength(1), v.maxLength(longest))}),
  v.strictObject({op: v.literal('removeToken')}),
  v.strictObject({
    op: v.literal('fetch'),
    as: v.picklist(['text', 'picture']),
    address,
    timeout: v.pipe(positive, v.maxValue(120_000)),
    limit: v.pipe(positive, v.maxValue(20_000_000)),
  }),
]);

const numbered = v.strictObject({id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), request});

/** The requests that the page may send to the bridge: its token, and addresses of the sites on the list. */
export type BridgeRequest = v.InferOutput<typeof request>;
/** A request to another site. */
export type OutsideFetch = Extract<BridgeRequest, {op: 'fetch'}>;
/** A request with the number of its answer. */
export type NumberedRequest = v.InferOutput<typeof numbered>;

/** Reads a message from the port or from a content script; `undefined` if it isn't a request. */
export function readRequest(message: unknown): NumberedRequest | undefined {
  const read = v.safeParse(numbered, message);
  return read.success ? read.output : undefined;
}

/** The answer of a site as the worker sends it: messages are JSON, so a picture is in base64. */
export type OutsideResult =
  | {readonly status: number; readonly text: string}
  | {readonly status: number; readonly type: string; readonly base64: string}
  | {readonly failure: OutsideFailure};

/** A message of the bridge through the port: the answer to a request, or the news that the token has changed. */
export type BridgeMessage =
  | {readonly id: number; readonly value: unknown}
  | {readonly id: number; readonly failed: true}
  | {readonly changed: true};

/** The event with which the page asks for its port, and the one with which the bridge announces itself. */
export const handover = {wanted: 'automail-bridge-wanted', ready: 'automail-bridge-ready', key: 'automailBridge'};
