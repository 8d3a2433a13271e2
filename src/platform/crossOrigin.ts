import {parseUrl} from '#domain/value/parseUrl';

/** A request to another site, without cookies. */
export interface OutsideRequest {
  /** An https address on one of the hosts of `build.crossOrigin`. */
  readonly address: string;
  readonly signal: AbortSignal;
  /** Maximum wait for the whole answer, in milliseconds. */
  readonly timeout: number;
  /** Maximum size of the answer: of a text in characters, of a picture in bytes. */
  readonly limit: number;
}

/** The answer of another site. */
export interface OutsideAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * The reason why there is no answer: it took too long, it was too large, it was redirected to a host that is not
 * allowed, the script manager grants no requests, or anything else that kept it from arriving.
 */
export type OutsideFailure = 'timeout' | 'tooLarge' | 'moved' | 'notGranted' | 'network';

/** Error of a request to another site without an answer. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly failure: OutsideFailure;

  constructor(failure: OutsideFailure) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * The reason why a request failed, by the error that its promise was rejected with. Only its time limit aborts it; in
 * Chromium before 124, the error doesn't say that it was the limit.
 */
export const failureOf = (cause: unknown): OutsideFailure =>
  cause instanceof DOMException && ['TimeoutError', 'AbortError'].includes(cause.name) ? 'timeout' : 'network';

/**
 * Requests an address of another site.
 * @throws OutsideError without an answer, the reason of the signal when it aborts
 */
export type FetchOutside = (request: OutsideRequest) => Promise<OutsideAnswer>;

/** A picture from another host. */
export interface OutsidePicture {
  readonly status: number;
  readonly picture: Blob;
}

/**
 * Requests a picture that a page may show but not read.
 * @throws OutsideError without an answer, the reason of the signal when it aborts
 */
export type FetchPicture = (request: OutsideRequest) => Promise<OutsidePicture>;

/** Whether an address is https and on one of these hosts, exactly. */
export function isAllowed(address: string, hosts: readonly string[]): boolean {
  const url = parseUrl(address);
  if (!url) return false;
  const {protocol, port, hostname} = url;
  return protocol === 'https:' && port === '' && hosts.includes(hostname);
}
