import type {Answer} from './execute';
import type {Fault} from './faults';

/** The configuration of the API. */
export interface ApiOptions {
  readonly seed: number;
  /** Milliseconds. The dates in the data are relative to this time. */
  readonly now: number;
  readonly limit: number;
  readonly windowMs: number;
  /** Milliseconds added to every response of the API. */
  readonly latency: number;
  /** Pictures are of one colour, for runs in which nobody looks at them. */
  readonly plainPictures?: boolean;
}

/** A call to the API. */
export interface Call {
  readonly who: 'site' | 'api';
  readonly body: unknown;
  /** The bearer token that a script sent, if any. */
  readonly token: string | undefined;
  /** The user of the site's session. */
  readonly sessionUser: number | undefined;
  readonly origin: string;
  /** Whether the request has a Referer header, as requests from pages do. */
  readonly hasReferer: boolean;
}

/** An answer together with the faults to apply to the connection. */
export interface CallResult extends Answer {
  readonly faults: readonly Fault[];
}
