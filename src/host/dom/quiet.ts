import {owned} from '#domain/value/owner';
import {quietMs} from '#platform/platform';
import {hasUnreportedChanges, lastHostMutation} from './observe';

/** The page counts as quiet after this long without a mutation by the host (ms). */
const quietDelayMs = () => quietMs(1500);
const frameMs = 16;

/**
 * Calls back once the host has not changed its page for a while. Uses one timer, however many mutations there are. A
 * hidden tab has no frames, in which its changes would be looked at, so it becomes quiet only once it is visible.
 */
export function whenQuiet(isQuiet: () => void, {signal}: {signal: AbortSignal}) {
  const call = owned(isQuiet, signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (delay: number) => {
    timer = setTimeout(() => {
      const remaining = quietDelayMs() - (performance.now() - lastHostMutation());
      if (document.hidden)
        document.addEventListener('visibilitychange', () => wait(quietDelayMs()), {once: true, signal});
      // On a busy machine a frame may come that late.
      else if (remaining > 0 || hasUnreportedChanges()) wait(Math.max(remaining, frameMs));
      else call();
    }, delay);
  };
  if (signal.aborted) return;
  wait(quietDelayMs());
  signal.addEventListener('abort', () => clearTimeout(timer));
}
