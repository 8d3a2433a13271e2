import {build} from '#platform/platform';
import type {DatabaseSource} from './database';

const askedKey = 'asked to persist';

/**
 * Asks the browser, at most once per browser, not to evict the database when disk space is low. Browsers may show a
 * prompt, so it is called only where the user has come for Automail. Never rejects.
 */
export async function requestPersistence(source: DatabaseSource): Promise<void> {
  try {
    const storage = navigator.storage as StorageManager | undefined;
    if (!storage || (await source.use(database => database.get('answers', askedKey)))) return;
    if (!(await source.use(database => database.put('answers', true, askedKey)))) return;
    if (await storage.persist()) return;
    console.info(`[${build.name}] Persistent storage was denied: the tool may run slower and use more data`);
  } catch {
    // Without an answer, the database stays as it is.
  }
}
