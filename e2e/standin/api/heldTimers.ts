import {mock} from 'node:test';

/** Timers of one length that a test holds. */
export interface HeldTimers {
  readonly count: number;
  /** Runs the first of them. */
  release(): void;
}

/** Holds the timers of this length (ms) that the stand-in starts during an action. Other timers continue. */
export async function withHeldTimers(length: number, action: (held: HeldTimers) => Promise<void>): Promise<void> {
  const held: (() => void)[] = [];
  const real = globalThis.setTimeout;
  const hold = mock.method(globalThis, 'setTimeout', (run: () => void, ms?: number) =>
    ms === length ? held.push(run) : real(run, ms),
  );
  try {
    await action({
      get count() {
        return held.length;
      },
      release: () => held.shift()?.(),
    });
  } finally {
    hold.mock.restore();
  }
}
