import type {Services} from '../services';
import type {Scheduler} from './scheduler';

/** A pause shorter than this (milliseconds) is over before anybody has read of it. */
const shortest = 3000;

/**
 * Says once, calmly, that the API takes no calls, while it matters: when calls of a tab that is looked at wait for the
 * end of the pause. The toast goes with the pause.
 */
export function tellOfPauses({toasts, clock, signal}: Services, scheduler: Scheduler) {
  let close: (() => void) | undefined;
  const look = () => {
    const {pausedUntil, waiting} = scheduler.budget();
    if (pausedUntil === undefined) {
      close?.();
      close = undefined;
      return;
    }
    const rest = pausedUntil - clock.now();
    if (close || !waiting || rest < shortest || document.visibilityState === 'hidden') return;
    close = toasts.show({
      name: 'api-pause',
      kind: 'info',
      duration: rest,
      text: `The API takes no calls until ${new Date(pausedUntil).toLocaleTimeString('en-GB')}. What is shown meanwhile may be older.`,
    });
  };
  signal.addEventListener('abort', scheduler.subscribe(look));
}
