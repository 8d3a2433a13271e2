import {isRecent} from '#domain/date/isRecent';
import type {BaseServices} from './baseServices';
import {goToSignIn} from './signInPlace';
import {expiryReminded} from './settings/shared';
import {text as messageText} from './messages';

const day = 86_400_000;
/** Remind the user this long before the sign-in expires, once a day (ms). */
const reminderPeriod = 7 * day;

/** Whole days until a sign-in expires, at least 0. Both parameters are epoch milliseconds. */
export const daysLeft = (expires: number, now: number) => Math.max(0, Math.floor((expires - now) / day));

/** Shows a toast once a day in the last week before the script's sign-in expires, and after it has expired. */
export function remindOfExpiry({
  session,
  settings,
  toasts,
  clock,
}: Pick<BaseServices, 'session' | 'settings' | 'toasts' | 'clock'>) {
  const expires = session.expires();
  const now = clock.now();
  if (expires === undefined || expires - now > reminderPeriod || isRecent(settings.get(expiryReminded), now, day))
    return;
  settings.set(expiryReminded, now);
  const days = daysLeft(expires, now);
  const address = session.authorizeAddress();
  toasts.show({
    name: 'expiry',
    kind: 'warning',
    text: expires <= now ? messageText.signInEnded : messageText.signInEnds(days),
    ...(address ? {action: {label: messageText.renew, run: () => goToSignIn(address)}} : {}),
    duration: Infinity,
  });
}
