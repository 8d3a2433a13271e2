import {whenParsed} from '#host/dom/pageLoad';
import {tabStorage} from '#services/signInPlace';
import {text} from './messages';

/** Where a notice is noted as closed. */
interface Closed {
  readonly storage: Storage | undefined;
  readonly key: string;
}

/** A notice that the product does not start stays closed in its tab. */
export const stopNotice = (): Closed => ({storage: tabStorage(), key: 'automail.stopNotice'});

const isNoted = ({storage, key}: Closed) => {
  try {
    return Boolean(storage?.getItem(key));
  } catch {
    return false;
  }
};

/** In a full storage, the notice comes back with the next page. */
function note({storage, key}: Closed) {
  try {
    storage?.setItem(key, '1');
  } catch {}
}

/**
 * Shows a line at the bottom of the page until it is closed. It runs where the rest of the product doesn't, for instance
 * in browsers that are too old for it, so it uses neither React nor style sheets.
 */
export function showNotice(words: string, closed: Closed) {
  if (isNoted(closed)) return;
  const show = () => {
    const notice = document.createElement('div');
    const close = document.createElement('button');
    notice.setAttribute('role', 'alert');
    notice.textContent = `${words} `;
    close.textContent = text.close;
    close.addEventListener('click', () => {
      notice.remove();
      note(closed);
    });
    notice.append(close);
    const look = {position: 'fixed', bottom: '0', left: '0', right: '0', 'z-index': '9999', padding: '12px'};
    for (const [name, value] of Object.entries({...look, background: '#152232', color: '#fff', 'text-align': 'center'}))
      notice.style.setProperty(name, value);
    document.body.append(notice);
  };
  whenParsed(show);
}
