import {isRecent} from '#domain/date/isRecent';
import {anyOf, type Store} from '#domain/value/store';
import {goTo, watchAddress} from '#host/dom/navigation';
import {home, notifications} from '#host/pages/routes';
import type {BaseServices} from '../baseServices';
import {text} from '../messages';
import {goToSignIn, tabStorage} from '../signInPlace';
import {outageText} from './messages';
import type {Trouble} from './trouble';

/** A tab shows the line about an outage at most this often (ms). */
const period = 10 * 60_000;
/** Time to read two sentences (ms). */
const duration = 20_000;
const key = 'automail.outageShown';

/** The pages where features of ours that have no answer show nothing of their own. */
const isQuietPage = () => {
  const address = new URL(location.href);
  return home.match(address) !== undefined || notifications.match(address) !== undefined;
};

/**
 * Shows a toast on the home page and among notifications while the API fails or is turned off: once, since the site's
 * own content stays and works. Shows another one when the sign-in has expired.
 */
export function showOutageToasts(services: BaseServices, trouble: Store<Trouble>) {
  const {toasts, clock, signal} = services;
  const storage = tabStorage();
  const showOutage = () => {
    const {service} = trouble.get();
    if (service === undefined || !isQuietPage()) return;
    if (isRecent(Number(storage?.getItem(key) ?? -Infinity), clock.now(), period)) return;
    storage?.setItem(key, String(clock.now()));
    toasts.show({name: 'outage', text: `${outageText[service]} ${outageText.meanwhile}`, duration});
  };
  trouble.subscribe(showOutage, {signal});
  watchAddress(showOutage, {signal});
  showEndedSignIn(services, trouble);
}

/** A sign-in that AniList refuses for good is deleted, so this is shown once. */
function showEndedSignIn({session, toasts, signal}: BaseServices, trouble: Store<Trouble>) {
  let hadToken = session.token() !== undefined;
  const update = () => {
    const hasToken = session.token() !== undefined;
    const isOver = hadToken && !hasToken && !session.isRejected() && trouble.get().signInEnded;
    hadToken = hasToken;
    if (!isOver) return;
    const address = session.authorizeAddress();
    const renew = () => (address ? goToSignIn(address) : goTo('/settings/apps#aniscripts-sign-in'));
    toasts.show({
      name: 'expiry',
      kind: 'warning',
      text: outageText.signInEnded,
      action: {label: text.renew, run: renew},
      duration: Infinity,
    });
  };
  anyOf(session, trouble).subscribe(update, {signal});
}
