import {createStore} from '#domain/value/store';

const dismissed = createStore<number | undefined>(undefined);

/**
 * The number of unread notifications at which the user dismissed the dot. It stays hidden while the site shows that
 * number.
 */
export const dismissedDot = {...dismissed, clear: () => dismissed.set(undefined)};
