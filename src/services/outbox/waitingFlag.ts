/**
 * Local storage key that is set while writes are waiting, so that the core opens the API even if no lazy component
 * needs it.
 */
const key = 'automailWaiting';

/** Whether writes were waiting when a page was last left. */
export const hasWaitingWrites = (storage: Storage | undefined) => Boolean(storage?.getItem(key));

/** Records whether writes are waiting. */
export function setHasWaitingWrites(waits: boolean) {
  try {
    if (waits) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Without this mark, they are sent when the next lazy component opens the API.
  }
}
