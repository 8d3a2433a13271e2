import {overlayOf} from '#host/dom/overlay';
import type {Services} from '#services/services';

const name = 'toasts';

async function mountToasts(services: Services) {
  const [{ToastStack}, {defineElement}] = await Promise.all([import('#ui/toast/ToastStack'), import('./element')]);
  const {signal, report} = services;
  if (signal.aborted) return;
  const create = defineElement(`am-${name}`, ToastStack, {css: '', services, featureId: name});
  overlayOf({signal}).append(create({}, {replaceHost() {}, rendered() {}, fail: error => report.failed(name, error)}));
}

/**
 * Inserts the element that shows toasts into the overlay when the first toast is shown, or at once if that was before. Nothing of it is loaded before
 * that.
 */
export function startToastHost(services: Services) {
  let opened = false;
  const onFirstToast = () => {
    if (opened) return;
    opened = true;
    mountToasts(services).catch((error: unknown) => {
      // The next toast tries again.
      opened = false;
      services.report.failed(name, error);
    });
  };
  if (services.toasts.list().length) onFirstToast();
  services.toasts.subscribe(onFirstToast, {signal: services.signal});
}
