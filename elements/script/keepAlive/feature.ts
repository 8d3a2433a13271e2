import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {unsentEditors} from '#host/pages/feed/unsentTexts';
import {anywhere} from '#host/pages/route';
import {replaceSessionNotice} from '#host/pages/shell/sessionNotice';
import {draftsSwitch} from '#services/drafts/limits';
import {noticeOf} from './notice';
import {openRemembered, rememberEditors} from './remembered';
import {text} from './messages';

export default defineFeature({
  id: 'keepAlive',
  categories: ['Script', 'Feeds', 'Forum'],
  enabledByDefault: false,
  requests: 'none',
  newIn: '10.6.4',
  parts: [
    run({routes: anywhere}, ({services: {settings, toasts}, signal, order}) => {
      openRemembered({signal});
      let close: (() => void) | undefined;
      const reload = () => {
        rememberEditors(unsentEditors());
        location.reload();
      };
      const expired = () => {
        const notice = noticeOf(unsentEditors(), settings.get(draftsSwitch));
        const action = {label: text.reload, run: reload};
        close = toasts.show({text: notice, kind: 'warning', name: 'keepAlive', duration: Infinity, action});
      };
      replaceSessionNotice(expired, {signal, order});
      signal.addEventListener('abort', () => close?.());
    }),
  ],
});
