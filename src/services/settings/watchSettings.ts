import type {Settings} from './settings';

/** Anything that notifies of its changes. */
type Source = Pick<Settings, 'subscribe'>;

/**
 * Runs `body` with the result of `read`, and again with a new signal whenever that changes, until the signal aborts.
 * Results are compared by their JSON.
 */
export function watchSettings<T>(
  source: Source,
  read: () => T,
  body: (value: T, signal: AbortSignal) => void,
  {signal}: {signal: AbortSignal},
) {
  let last: string | undefined;
  let current: AbortController | undefined;
  const update = () => {
    const value = read();
    const text = JSON.stringify(value) ?? '';
    if (text === last) return;
    last = text;
    current?.abort('over');
    current = new AbortController();
    body(value, current.signal);
  };
  source.subscribe(update, {signal});
  signal.addEventListener('abort', () => current?.abort('over'));
  if (!signal.aborted) update();
}
