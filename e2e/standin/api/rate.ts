/** The limit of a rate window. */
export interface RateSettings {
  limit: number;
  windowMs: number;
  /** How long the product waits for the answer to a write (milliseconds); undefined: its own time. */
  answerTimeoutMs?: number | undefined;
}

/** The state of the rate limit after a request. */
export interface RateState {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  readonly retryAfter: number;
  /** Unix seconds. */
  readonly resetAt: number;
}

/** Counts requests by client address, in fixed windows that start with the first request. */
export class RateLimiter {
  private readonly windows = new Map<string, {opened: number; used: number}>();

  /** The number of requests over the limit since the last reset. */
  rejectedCount = 0;

  constructor(readonly settings: RateSettings) {}

  consume(address: string, now = Date.now()): RateState {
    const {limit, windowMs} = this.settings;
    let window = this.windows.get(address);
    if (!window || now - window.opened >= windowMs || now < window.opened) {
      window = {opened: now, used: 0};
      this.windows.set(address, window);
    }
    window.used++;
    if (window.used > limit) this.rejectedCount++;
    const end = window.opened + windowMs;
    return {
      allowed: window.used <= limit,
      limit,
      remaining: Math.max(0, limit - window.used),
      retryAfter: Math.max(1, Math.ceil((end - now) / 1000)),
      resetAt: Math.ceil(end / 1000),
    };
  }

  clear(): void {
    this.windows.clear();
    this.rejectedCount = 0;
  }
}
