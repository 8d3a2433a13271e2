/** Whether a list that the API sent at this time (epoch milliseconds) is still used. */
export type IsFresh = (at: number) => boolean;

/** Says when the newest list in the database was sent, so that a tab need not open the database to find none. */
const key = 'automailLists';

/** The stored time (epoch milliseconds); `undefined` if there is none, or it is no number. */
function storedTime(): number | undefined {
  const stored = localStorage.getItem(key);
  return stored !== null && Number.isFinite(Number(stored)) ? Number(stored) : undefined;
}

/** Whether the database may have a fresh list. */
export function mayHaveLists(isFresh: IsFresh): boolean {
  try {
    const at = storedTime();
    // If the clock was set back, an older list may be fresh.
    return at === undefined || at > Date.now() || isFresh(at);
  } catch {
    return true;
  }
}

/** Records that a list was stored that the API sent at this time (epoch milliseconds). 0: the database is new. */
export function recordStoredList(at: number) {
  try {
    localStorage.setItem(key, String(at === 0 ? 0 : Math.max(at, storedTime() ?? 0)));
  } catch {
    // Without it, the database is read.
  }
}
