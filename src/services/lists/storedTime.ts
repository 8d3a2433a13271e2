/** Whether a list that the API sent at this time (epoch milliseconds), with scores of this format, is still used. */
export type IsFresh = (at: number, scoreFormat?: string) => boolean;

/**
 * Local storage key with the time of the newest list in the database, so that a tab need not open the database just to
 * find none.
 */
const key = 'automailWholeLists';

/** The same of earlier versions, which store their lists in the first database. */
const earlierKey = 'automailLists';
/** Earlier lists that can't be used any more, and no earlier lists. */
const [outdated, none] = ['1', '0'];

/** Makes earlier versions request their lists again: those they have stored lack a change. */
export function outdateEarlierLists() {
  try {
    if ((localStorage.getItem(earlierKey) ?? none) !== none) localStorage.setItem(earlierKey, outdated);
  } catch {
    // They expire within the hour.
  }
}

/** Returns whether there are stored lists that no earlier version uses any more, once. */
export function takeExpiredEarlierLists(isFresh: IsFresh): boolean {
  try {
    const at = localStorage.getItem(earlierKey) ?? none;
    if (at === none || isFresh(Number(at))) return false;
    localStorage.setItem(earlierKey, none);
    return true;
  } catch {
    return false;
  }
}

/** The stored time (epoch milliseconds); `undefined` if it is missing or isn't a number. */
function storedTime(): number | undefined {
  const stored = localStorage.getItem(key);
  return stored !== null && Number.isFinite(Number(stored)) ? Number(stored) : undefined;
}

/** Whether the database may contain a fresh list. */
export function mayHaveLists(isFresh: IsFresh): boolean {
  try {
    const at = storedTime();
    // If the clock was set back, an older list may be fresh.
    return at === undefined || at > Date.now() || isFresh(at);
  } catch {
    return true;
  }
}

/** Records that a list which the API sent at this time (epoch milliseconds) was stored. 0: the database is new. */
export function recordStoredList(at: number) {
  try {
    localStorage.setItem(key, String(at === 0 ? 0 : Math.max(at, storedTime() ?? 0)));
  } catch {
    // Without it, the database is read.
  }
}
