import type {Visit} from '#feature/part';
import {unsentEditors} from '#host/pages/feed/unsentTexts';
import {replaceSessionNotice} from '#host/pages/shell/sessionNotice';
import {watchTypedTexts} from '#host/pages/shell/typedTexts';
import {draftsSwitch} from '#services/drafts/limits';
import {noticeOf} from './notice';
import {openRemembered, remember} from './remembered';
import {text} from './messages';

/**
 * Shows a notice that names the unsent texts in place of the site's dialog about an expired session, until the signal
 * aborts, and opens the editors that were open before such a reload.
 */
export function keepSession({
  services: {settings, toasts},
  signal,
  order,
}: Pick<Visit, 'services' | 'signal' | 'order'>) {
  openRemembered({signal});
  const typedTexts = watchTypedTexts({signal});
  let close: (() => void) | undefined;
  const reload = () => {
    remember(unsentEditors(), typedTexts());
    location.reload();
  };
  const expired = () => {
    const notice = noticeOf(unsentEditors(), typedTexts(), settings.get(draftsSwitch));
    const action = {label: text.reload, run: reload};
    close = toasts.show({text: notice, kind: 'warning', name: 'keepAlive', duration: Infinity, action});
  };
  replaceSessionNotice(expired, {signal, order});
  signal.addEventListener('abort', () => close?.());
}
