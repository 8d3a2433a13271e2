import {ApiError} from '../api/apiError';
import {text as apiText} from '../api/messages';
import {ListActivitiesDocument, SaveListActivitiesDocument, type ListActivitiesQuery} from './listActivities.generated';
import type {ImportStore, ListActivity} from './importStore';
import type {RunDeps} from './todo';

/** The kinds of list activities, by the status that an entry gets. */
const types = ['CURRENT', 'PLANNING', 'COMPLETED', 'DROPPED', 'PAUSED', 'REPEATING'] as const;

type Options = NonNullable<NonNullable<ListActivitiesQuery['Viewer']>['options']>['disabledListActivity'];

/** Whether each kind of list activity is off. */
const readOptions = (options: Options | undefined): readonly ListActivity[] =>
  types.map(type => ({type, disabled: options?.find(each => each?.type === type)?.disabled === true}));

const areAllOff = (options: readonly ListActivity[]) => options.every(({disabled}) => disabled);

/** @throws the request's error */
async function fetchOptions({api, featureId, signal}: RunDeps): Promise<readonly ListActivity[]> {
  const {Viewer} = await api.fetch(ListActivitiesDocument, {}, {priority: 'visible', featureId, signal});
  return readOptions(Viewer?.options?.disabledListActivity);
}

/** @throws the request's error, or an ApiError for an answer without data */
async function saveOptions({api, featureId}: RunDeps, options: readonly ListActivity[]) {
  const {data} = await api.client.mutate({
    mutation: SaveListActivitiesDocument,
    variables: {options: [...options]},
    context: {priority: 'visible', featureId},
  });
  if (!data?.UpdateUser) throw new ApiError('unavailable', apiText.unusable);
}

/**
 * Turns list activities off on AniList, so that an import posts none. The previous options are stored first, so that
 * any tab can restore them (rule import-14).
 */
export async function turnActivitiesOff(deps: RunDeps, store: ImportStore, account: string) {
  if (await store.activities(account)) return;
  const before = await fetchOptions(deps);
  if (areAllOff(before)) return;
  await store.keepActivities(account, before);
  await saveOptions(
    deps,
    before.map(({type}) => ({type, disabled: true})),
  );
}

/** Restores the options from before an import, unless they have been changed since. */
export async function restoreActivities(deps: RunDeps, store: ImportStore, account: string) {
  const before = await store.activities(account);
  if (!before) return;
  if (areAllOff(await fetchOptions(deps))) await saveOptions(deps, before);
  await store.forgetActivities(account);
}
