/** Says when the newest list in the database was sent, so that a tab need not open the database to find none. */
const key = 'automailLists';

/** Whether the database may have a list that the API sent after `oldest` (epoch milliseconds). */
export function mayHaveLists(oldest: number): boolean {
  try {
    return Number(localStorage.getItem(key)) > oldest;
  } catch {
    return true;
  }
}

/** Records that a list was stored that the API sent at this time (epoch milliseconds). */
export function recordStoredList(at: number) {
  try {
    if (!mayHaveLists(at)) localStorage.setItem(key, String(at));
  } catch {
    // Without it, the list is loaded again by the next page.
  }
}
