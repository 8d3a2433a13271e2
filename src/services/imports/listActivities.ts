import {areAllOff, listActivitiesTarget, listActivityTypes, readActivities} from '../outbox/kinds/account';
import {ListActivitiesDocument} from '../outbox/documents/account.generated';
import type {ImportStore, ListActivity} from './importStore';
import {until} from './sendRows';
import type {RunDeps} from './todo';

/**
 * Whether each kind of list activity is off on AniList, once no change of them is in the outbox.
 * @throws the request's error
 */
async function fetchOptions({api, featureId, signal}: RunDeps): Promise<readonly ListActivity[]> {
  const {writes} = api;
  await writes.refresh();
  await until(writes, () => !writes.pending(listActivitiesTarget).length, signal);
  return readActivities(await api.fetch(ListActivitiesDocument, {}, {priority: 'visible', featureId, signal}));
}

/**
 * Turns list activities off on AniList, so that an import posts none; resolves once AniList has confirmed that they are
 * off. The previous options are stored first, so that any tab can restore them (rule import-14).
 * @throws the request's error, or an ApiError if AniList or the user refuses the change
 */
export async function turnActivitiesOff(deps: RunDeps, store: ImportStore, account: string) {
  const before = await fetchOptions(deps);
  if (areAllOff(before)) return;
  await store.keepActivities(account, before);
  const options = listActivityTypes.map(type => ({type, disabled: true}));
  await deps.api.writes.add('saveListActivities', {options}).done;
}

/**
 * Restores the options from before an import, unless they have been changed since, once its rows have left the outbox.
 * @throws ApiError if AniList or the user refuses the change
 */
export async function restoreActivities(deps: RunDeps, store: ImportStore, account: string) {
  const before = await store.activities(account);
  if (!before) return;
  await deps.api.writes.add('saveListActivities', {options: [...before], isRestoring: true}).done;
  await store.forgetActivities(account);
}
