import {deleteDB, type DBSchema, type IDBPDatabase} from 'idb';

import type {DatabaseSource} from '#services/database';

/** Deletes what the product has stored in the browser, so that the next test starts with an empty outbox. */
export async function emptyDatabase() {
  await deleteDB('automail');
  await deleteDB('automail-bulk');
}

/** A source of whatever database this opens. */
export const databaseFrom = <S extends DBSchema>(
  open: () => Promise<IDBPDatabase<S> | undefined>,
): DatabaseSource<S> => ({
  open,
  async use(action) {
    const database = await open();
    return database && action(database, false);
  },
});
