import {deleteDB} from 'idb';

/** Forgets what the product keeps in the browser: the next test begins without writes that wait. */
export async function emptyDatabase() {
  await deleteDB('automail');
  localStorage.removeItem('automailWaiting');
}
