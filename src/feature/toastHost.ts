import type {Services} from '#services/services';
import {renderInOverlay} from './inOverlay';

const name = 'toasts';

const toastStack = async () => ({default: (await import('#ui/toast/ToastStack')).ToastStack});

/**
 * Inserts the element that shows toasts into the overlay when the first toast is shown, or at once if one was shown
 * earlier. Nothing is loaded before that.
 */
export function startToastHost(services: Services) {
  let opened = false;
  const onFirstToast = () => {
    if (opened) return;
    opened = true;
    renderInOverlay(toastStack, {name, featureId: name, services, signal: services.signal}).catch((error: unknown) => {
      // The next toast tries again.
      opened = false;
      services.report.failed(name, error);
    });
  };
  if (services.toasts.list().length) onFirstToast();
  services.toasts.subscribe(onFirstToast, {signal: services.signal});
}
