import type {Answer} from './execute';
import type {Fault} from './faults';

/** How the API is set up. */
export interface ApiOptions {
  readonly seed: number;
  /** Milliseconds; the data stand relative to it. */
  readonly now: number;
  readonly limit: number;
  readonly windowMs: number;
  /** Added to every answer of the API. */
  readonly latency: number;
  /** Pictures are of one colour, for runs in which nobody looks at them. */
  readonly plainPictures?: boolean;
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
  /** Whether the request told where it came from, as every page does. */
  readonly hasReferer: boolean;
}

/** An answer with what the connection shall suffer. */
export interface Reply extends Answer {
  readonly faults: readonly Fault[];
}
