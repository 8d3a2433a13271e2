/** Says when the newest list in the database was sent, so that a tab need not open the database to find none. */
const key = 'automailLists';

/** Whether the database may have a list that the API sent after `oldest` (epoch milliseconds). */
export function mayHaveLists(oldest: number): boolean {
  try {
    const at = localStorage.getItem(key);
    return at === null || Number(at) > oldest;
  } catch {
    return true;
  }
}

/** Records that a list was stored that the API sent at this time (epoch milliseconds). 0: the database is new. */
export function recordStoredList(at: number) {
  try {
    localStorage.setItem(key, String(at === 0 ? 0 : Math.max(at, Number(localStorage.getItem(key)))));
  } catch {
    // Without it, the database is read.
  }
}
