import type {ApolloClient} from '@apollo/client';

import {queryUncached} from '../api/queryUncached';
import {customLists} from '#domain/list/customLists';
import {ListsDocument} from './lists.generated';
import type {ListType, MediaLists} from './ownList';
import type {Patch} from './patch';
import {readEntry} from './readEntry';
import {Interner} from './interner';

/** Maximum page size of the API. */
const perPage = 50;

/** Recent changes of the user's lists. */
export interface RecentChanges {
  readonly patches: readonly (Patch & {readonly type: ListType})[];
  /** List types for which every returned entry was new, so there may be more. */
  readonly incomplete: readonly ListType[];
}

/**
 * Fetches the entries that were changed last and returns those that differ from the lists. Deleted entries are not
 * among them: they are only noticed by a query for the media itself or by the next full load.
 */
export async function fetchRecent(
  client: ApolloClient,
  userName: string,
  lists: ReadonlyMap<ListType, MediaLists>,
): Promise<RecentChanges> {
  const {recent} = await queryUncached(
    client,
    ListsDocument,
    {userName, anime: false, manga: false, recent: true},
    {priority: 'background'},
  );
  const same = new Interner();
  const patches: (Patch & {readonly type: ListType})[] = [];
  const known = new Set<ListType>();
  const found = Array.isArray(recent?.mediaList) ? recent.mediaList : [];
  for (const raw of found) {
    const type: ListType = raw?.media?.type === 'MANGA' ? 'MANGA' : 'ANIME';
    const list = lists.get(type);
    if (!list || raw === null || raw.media === null) continue;
    const reading = {same, hasAdvancedScoring: list.hasAdvancedScoring};
    // Its lists are derived when the patch is applied.
    const change = readEntry(raw, {listLocations: [], isCustomList: false}, reading);
    if (list.entries.get(change.mediaId)?.updatedAt === change.updatedAt) known.add(type);
    else patches.push({type, mediaId: change.mediaId, change, customLists: customLists(raw?.customLists)});
  }
  const incomplete = found.length < perPage ? [] : [...lists.keys()].filter(type => !known.has(type));
  return {patches, incomplete: incomplete.filter(type => patches.some(patch => patch.type === type))};
}
