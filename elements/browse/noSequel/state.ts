import {createListeners, createStore} from '#domain/value/store';

/** Media that are known to be sequels. */
export const sequels = createStore<ReadonlySet<number>>(new Set());

/** Media that are being checked, and media whose relations couldn't be loaded. */
export const checks = createStore<{readonly pending: ReadonlySet<number>; readonly failed: ReadonlySet<number>}>({
  pending: new Set(),
  failed: new Set(),
});

/** Whether sequels are shown although the box is selected, until the search changes. */
export const isShown = createStore(false);

/** Number of hidden cards. */
export const hiddenCount = createStore(0);

/** Notifies when the user asks to check the failed media again. */
export const retries = createListeners();

/** All of these, for a reset. */
export const state = [sequels, checks, isShown, hiddenCount];
