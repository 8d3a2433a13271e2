import type {ListStatus} from './listStatus';

/** One of a user's lists, with the ids of its media in order. */
export interface ListWithEntries {
  readonly name: string;
  readonly isCustomList: boolean;
  /** The status of all its entries; `undefined` for custom lists. */
  readonly status: ListStatus | undefined;
  /** Whether it is one of several completed lists, each for one format. */
  readonly isSplitCompletedList: boolean;
  readonly mediaIds: readonly number[];
}

/** The fields that decide which lists an entry appears on. */
export interface Placement {
  readonly mediaId: number;
  readonly status: ListStatus | undefined;
  readonly format: string | undefined;
  /** Shown only on custom lists. */
  readonly isHidden: boolean;
  /** Names of the custom lists that contain the entry; `undefined` to leave it on its current ones. */
  readonly customLists: readonly string[] | undefined;
}

const names = {
  CURRENT: {ANIME: 'Watching', MANGA: 'Reading'},
  REPEATING: {ANIME: 'Rewatching', MANGA: 'Rereading'},
  COMPLETED: {ANIME: 'Completed', MANGA: 'Completed'},
  PAUSED: {ANIME: 'Paused', MANGA: 'Paused'},
  DROPPED: {ANIME: 'Dropped', MANGA: 'Dropped'},
  PLANNING: {ANIME: 'Planning', MANGA: 'Planning'},
} as const satisfies Record<ListStatus, Record<'ANIME' | 'MANGA', string>>;

const formats: ReadonlyMap<string, string> = new Map([
  ['TV', 'TV'],
  ['TV_SHORT', 'TV Short'],
  ['MOVIE', 'Movie'],
  ['SPECIAL', 'Special'],
  ['OVA', 'OVA'],
  ['ONA', 'ONA'],
  ['MUSIC', 'Music'],
  ['MANGA', 'Manga'],
  ['NOVEL', 'Novel'],
  ['ONE_SHOT', 'One Shot'],
]);

/** The status list that an entry belongs to; a user may have split the completed list by format. */
function statusListFor(lists: readonly ListWithEntries[], {status, format}: Placement, type: 'ANIME' | 'MANGA') {
  if (!status) return undefined;
  const isSplit = status === 'COMPLETED' && lists.some(list => list.isSplitCompletedList);
  const name = names[status][type] + (isSplit ? ` ${formats.get(format ?? '') ?? ''}` : '');
  return {name: name.trimEnd(), status, isSplitCompletedList: isSplit};
}

const withoutId = (ids: readonly number[], id: number) => (ids.includes(id) ? ids.filter(each => each !== id) : ids);
const withId = (ids: readonly number[], id: number) => (ids.includes(id) ? ids : [...ids, id]);

/**
 * The lists after an entry has changed, grouped as the API would. An entry that is new to a list goes to the end, since
 * the API's order depends on data that is not available here. Empty lists are left out, as in the API.
 */
export function updateEntryPlacement(
  lists: readonly ListWithEntries[],
  placement: Placement,
  type: 'ANIME' | 'MANGA',
): readonly ListWithEntries[] {
  const {mediaId, isHidden, customLists} = placement;
  const target = isHidden ? undefined : statusListFor(lists, placement, type);
  const isOn = (list: ListWithEntries) => {
    if (list.isCustomList) return customLists?.includes(list.name) ?? list.mediaIds.includes(mediaId);
    return list.name === target?.name;
  };
  const placed = lists.map(list => ({
    ...list,
    mediaIds: isOn(list) ? withId(list.mediaIds, mediaId) : withoutId(list.mediaIds, mediaId),
  }));
  const has = (name: string, isCustomList: boolean) =>
    lists.some(list => list.name === name && list.isCustomList === isCustomList);
  const mediaIds = [mediaId];
  if (target && !has(target.name, false)) placed.push({...target, isCustomList: false, mediaIds});
  for (const name of customLists ?? [])
    if (!has(name, true))
      placed.push({name, isCustomList: true, status: undefined, isSplitCompletedList: false, mediaIds});
  return placed.filter(list => list.mediaIds.length);
}

/** The lists after an entry has been deleted. */
export const removeEntry = (lists: readonly ListWithEntries[], mediaId: number): readonly ListWithEntries[] =>
  lists.map(list => ({...list, mediaIds: withoutId(list.mediaIds, mediaId)})).filter(list => list.mediaIds.length);
