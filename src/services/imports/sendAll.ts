import {countFavourites, durationOf} from './importJob';
import type {ImportState} from './importState';
import type {ImportStore} from './importStore';
import {sendGroup} from './sendGroup';
import type {RunDeps, Todo} from './todo';

/** Maximum number of rows that are in the outbox at the same time: those of calls that fail are read together. */
const groupSize = 100;

interface Work {
  readonly account: string;
  readonly todo: Todo;
  /** Whether the job still runs, here and for this account. */
  readonly isWanted: () => Promise<boolean>;
  /** Whether the account is signed in. */
  readonly maySend: () => boolean;
}

/**
 * Sends the rows of a job in groups; resolves to whether all were processed. `note` is called with what has changed.
 * Rejects like `sendGroup`.
 */
export async function sendAll(
  deps: RunDeps,
  store: ImportStore,
  {account, todo, isWanted, maySend}: Work,
  note: (change: Partial<ImportState>) => void,
): Promise<boolean> {
  const begun = performance.now();
  const {targets} = todo;
  for (let at = 0; at < targets.length; at += groupSize) {
    if (!(await isWanted()) || !maySend()) return false;
    const group = targets.slice(at, at + groupSize);
    note({current: group[0]});
    if (!(await sendGroup(deps, store, {account, todo, group, isWanted}))) return false;
    const count = at + group.length;
    const msPerRow = (performance.now() - begun) / durationOf(count, countFavourites(targets.slice(0, count)), 1);
    note({outcome: await store.outcome(account), msPerRow});
  }
  return (await isWanted()) && maySend();
}
