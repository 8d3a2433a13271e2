import type {BaseServices} from '../baseServices';
import type {Scheduler} from './scheduler';
import {text as messageText} from './messages';

/** Do not announce pauses shorter than this (ms): they end before anyone has read the toast. */
const minPauseMs = 3000;

/**
 * Shows a toast once per pause of the API while it matters: when this tab is visible and has calls waiting for the end
 * of the pause. The toast closes with the pause.
 */
export function showPauseToasts({toasts, clock, signal}: BaseServices, scheduler: Scheduler) {
  let close: (() => void) | undefined;
  const update = () => {
    const {pausedUntil, pendingCalls} = scheduler.budget();
    if (pausedUntil === undefined) {
      close?.();
      close = undefined;
      return;
    }
    const remaining = pausedUntil - clock.now();
    if (close || !pendingCalls || remaining < minPauseMs || document.visibilityState === 'hidden') return;
    close = toasts.show({
      name: 'api-pause',
      kind: 'info',
      duration: remaining,
      text: messageText.limited(pausedUntil),
    });
  };
  scheduler.subscribe(update, {signal});
}
