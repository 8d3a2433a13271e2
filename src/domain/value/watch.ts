import {equal} from '@wry/equality';

import type {Source} from './store';

/**
 * Runs `body` with the result of `read`, and again with a new signal whenever the source notifies and the result has
 * changed, until the signal aborts.
 */
export function watch<T>(
  source: Source,
  read: () => T,
  body: (value: T, signal: AbortSignal) => void,
  {signal}: {signal: AbortSignal},
) {
  let last: {readonly value: T} | undefined;
  let current: AbortController | undefined;
  const update = () => {
    const value = read();
    if (last && equal(value, last.value)) return;
    last = {value};
    current?.abort('over');
    current = new AbortController();
    body(value, current.signal);
  };
  source.subscribe(update, {signal});
  signal.addEventListener('abort', () => current?.abort('over'));
  if (!signal.aborted) update();
}
