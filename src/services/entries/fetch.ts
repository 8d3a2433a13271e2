import type {ApolloClient} from '@apollo/client';

import {customLists} from '#domain/list/customLists';
import {toApiError} from '../api/apiError';
import type {Lifetime} from '../api/cache/lifetime';
import type {Read} from '../api/cache/reader';
import {createFetch} from '../api/fetch';
import {Interner} from '../lists/interner';
import {ListsDocument} from '../lists/lists.generated';
import {readEntry} from '../lists/readEntry';
import type {ListType} from '../lists/ownList';
import type {EntryPatch} from './entryRecord';
import {InProgressDocument} from './inProgress.generated';
import {OwnEntryDocument} from './ownEntry.generated';
import {patchOfCurrent, patchOfOwn} from './patches';

/** The user whose entries are requested, and the time from which the answer holds (epoch milliseconds). */
interface Question {
  readonly userName: string;
  readonly asOf: number;
  readonly lifetime: Lifetime;
}

/** Fetches the user's own entry of one media item. Rejects with the request's error. */
export async function fetchOwnEntry(
  read: Read,
  mediaId: number,
  {userName, asOf, lifetime}: Question,
): Promise<readonly EntryPatch[]> {
  const none: EntryPatch = {mediaId, values: undefined, asOf, source: 'entry'};
  try {
    const {Page} = await read(OwnEntryDocument, {userName, mediaId}, {lifetime, mayWait: true, refetch: true});
    const [found] = Page?.mediaList ?? [];
    return [found ? patchOfOwn(found, asOf) : none];
  } catch (error) {
    if (toApiError(error).kind === 'missing') return [none];
    throw error;
  }
}

/**
 * Fetches the user's entries in progress, with status CURRENT or REPEATING: anime before manga, each most recently
 * updated first. Rejects with the request's error.
 */
export async function fetchInProgress(
  read: Read,
  {userName, asOf, lifetime}: Question,
): Promise<readonly EntryPatch[]> {
  const {anime, manga} = await read(InProgressDocument, {userName}, {lifetime, mayWait: true, refetch: true});
  const raw = [...(anime?.mediaList ?? []), ...(manga?.mediaList ?? [])].filter(one => one !== null);
  return raw.map(one => patchOfCurrent(one, asOf));
}

/** Values that are derived from the lists. */
const derived: ReadonlySet<string> = new Set(['listLocations', 'customLists']);
/** Maximum page size of the API. */
const perPage = 50;

/** The most recently changed entries. */
export interface RecentEntries {
  readonly patches: readonly EntryPatch[];
  /** Whether there may be more. */
  readonly isFull: boolean;
}

/**
 * Fetches the most recently changed entries. Deleted entries are not among them: they are noticed only by a query for
 * the media item itself or by the next full load. Rejects with the request's error.
 */
export async function fetchRecent(
  client: ApolloClient,
  {userName, asOf}: Pick<Question, 'userName' | 'asOf'>,
  hasAdvancedScoring: (type: ListType) => boolean,
): Promise<RecentEntries> {
  const {recent} = await createFetch(client)(
    ListsDocument,
    {userName, anime: false, manga: false, recent: true},
    {priority: 'background', isUnchecked: true},
  );
  const same = new Interner();
  const found = Array.isArray(recent?.mediaList) ? recent.mediaList : [];
  const patches = found.flatMap((raw): EntryPatch[] => {
    if (!raw?.media) return [];
    const reading = {same, hasAdvancedScoring: hasAdvancedScoring(raw.media.type === 'MANGA' ? 'MANGA' : 'ANIME')};
    // Its lists are derived when the patch is applied.
    const entry = readEntry(raw, {listLocations: [], customLists: []}, reading);
    const values = Object.fromEntries(Object.entries(entry).filter(([name]) => !derived.has(name)));
    return [{mediaId: entry.mediaId, values, asOf, source: 'recent', customLists: customLists(raw.customLists)}];
  });
  return {patches, isFull: found.length >= perPage};
}
