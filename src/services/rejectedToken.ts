import {claimsOf} from './token';

const minute = 60_000;
/** Delays before a refused token is tried again, after each refusal (ms). After the last, the next page tries it. */
const retryDelays = [minute, 5 * minute, 30 * minute] as const;

interface Deps {
  /** Called when the token is set aside and when it counts again. */
  changed: () => void;
  signal: AbortSignal;
}

/**
 * A token that AniList refuses. An outage looks the same as a revoked sign-in, so the token is set aside and tried
 * again rather than deleted: a bad minute of AniList must not cost a sign-in.
 */
export class RejectedToken {
  #token: string | undefined;
  #refusals = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /** Whether this token is currently set aside. */
  has(token: string | undefined): boolean {
    return token !== undefined && token === this.#token;
  }

  /** Sets a token aside. @returns whether it may be tried again; false if its own claims say that it has expired */
  putAside(token: string, now: number): boolean {
    if ((claimsOf(token).expires ?? Infinity) <= now) return false;
    if (this.has(token)) return true;
    this.#token = token;
    const delay = retryDelays[this.#refusals];
    this.#refusals += 1;
    clearTimeout(this.#timer);
    if (delay !== undefined) this.#timer = setTimeout(() => this.tryAgain(), delay);
    this.#deps.changed();
    return true;
  }

  /** Lets the token count again. If AniList still refuses it, it is set aside for longer. */
  tryAgain() {
    clearTimeout(this.#timer);
    if (this.#token === undefined) return;
    this.#token = undefined;
    this.#deps.changed();
  }

  /** Forgets refusals, after signing in or out. */
  forget() {
    clearTimeout(this.#timer);
    this.#token = undefined;
    this.#refusals = 0;
  }
}
