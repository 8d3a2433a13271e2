import {deleteDB} from 'idb';

/** Deletes what the product has stored in the browser, so that the next test starts with an empty outbox. */
export async function emptyDatabase() {
  await deleteDB('automail');
  localStorage.removeItem('automailWaiting');
  localStorage.removeItem('automailLists');
}
