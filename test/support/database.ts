import {deleteDB} from 'idb';

import type {Database, DatabaseSource} from '#services/database';

/** Deletes what the product has stored in the browser, so that the next test starts with an empty outbox. */
export async function emptyDatabase() {
  await deleteDB('automail');
  await deleteDB('automail-bulk');
  localStorage.removeItem('automailWaiting');
  localStorage.removeItem('automailLists');
}

/** A source of whatever database this opens. */
export const databaseFrom = (open: () => Promise<Database | undefined>): DatabaseSource => ({
  open,
  async use(action) {
    const database = await open();
    return database && action(database, false);
  },
});
