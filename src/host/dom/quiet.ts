import {owned} from '#domain/value/owner';
import {quietMs} from '#platform/platform';
import {lastHostMutation} from './observe';

/** The page counts as quiet after this long without a mutation by the host (ms). */
const quietDelayMs = () => quietMs(1500);

/** Calls back once the host has not changed its page for a while. Uses one timer, however many mutations there are. */
export function whenQuiet(isQuiet: () => void, {signal}: {signal: AbortSignal}) {
  const call = owned(isQuiet, signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (delay: number) => {
    timer = setTimeout(() => {
      const remaining = quietDelayMs() - (performance.now() - lastHostMutation());
      if (remaining > 0) wait(remaining);
      else call();
    }, delay);
  };
  if (signal.aborted) return;
  wait(quietDelayMs());
  signal.addEventListener('abort', () => clearTimeout(timer));
}
