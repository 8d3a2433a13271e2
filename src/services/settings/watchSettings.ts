import type {Settings} from './settings';

/** Whatever tells of its changes. */
type Source = Pick<Settings, 'subscribe'>;

/**
 * Runs the body with what `read` says, and anew with another signal whenever that changes, until the signal ends.
 * What is read is compared by its JSON text.
 */
export function watchSettings<T>(
  source: Source,
  read: () => T,
  body: (value: T, signal: AbortSignal) => void,
  {signal}: {signal: AbortSignal},
) {
  let last: string | undefined;
  let current: AbortController | undefined;
  const look = () => {
    const value = read();
    const text = JSON.stringify(value) ?? '';
    if (text === last) return;
    last = text;
    current?.abort('over');
    current = new AbortController();
    body(value, current.signal);
  };
  source.subscribe(look, {signal});
  signal.addEventListener('abort', () => current?.abort('over'));
  if (!signal.aborted) look();
}
