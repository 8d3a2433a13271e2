/** Tells the frame that writes wait, so that the API is opened although no room needs it. */
const key = 'automailWaiting';

/** Whether writes waited when a page was last left. */
export const hasWaitingWrites = (storage: Storage | undefined) => Boolean(storage?.getItem(key));

/** Notes whether writes wait. */
export function noteWaiting(waits: boolean) {
  try {
    if (waits) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Without it they are sent when the next room opens the API.
  }
}
