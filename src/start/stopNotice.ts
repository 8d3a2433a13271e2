import {tabStorage} from '#services/signInPlace';
import {text} from './messages';

const key = 'automail.stopNotice';

/**
 * Shows on the page why the product does not start, once per tab until it is closed. It runs in browsers that are too
 * old for everything else, so it uses neither React nor style sheets.
 */
export function showStopNotice(reason: string) {
  const storage = tabStorage();
  if (storage?.getItem(key)) return;
  const show = () => {
    const notice = document.createElement('div');
    const close = document.createElement('button');
    notice.setAttribute('role', 'alert');
    notice.textContent = `${text.stopped} ${reason} `;
    close.textContent = text.close;
    close.addEventListener('click', () => {
      notice.remove();
      storage?.setItem(key, '1');
    });
    notice.append(close);
    const look = {position: 'fixed', bottom: '0', left: '0', right: '0', 'z-index': '9999', padding: '12px'};
    for (const [name, value] of Object.entries({...look, background: '#152232', color: '#fff', 'text-align': 'center'}))
      notice.style.setProperty(name, value);
    document.body.append(notice);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show, {once: true});
  else show();
}
