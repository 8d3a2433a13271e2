import {createStore} from '#domain/value/store';

/**
 * The number of unread notifications at which the user dismissed the dot. It stays hidden while the site shows that
 * number.
 */
export const dismissedDot = createStore<number | undefined>(undefined);

/**
 * The number of unread notifications of which none is shown, since the user has suppressed all of their types or left
 * out their users.
 */
export const suppressedDot = createStore<number | undefined>(undefined);
