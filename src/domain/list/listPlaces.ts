import type {ListStatus} from './listStatus';

/** One list of a member with the works on it, in their order. */
export interface PlacedList {
  readonly name: string;
  readonly isCustomList: boolean;
  /** What all its entries have in common; `undefined` for custom lists. */
  readonly status: ListStatus | undefined;
  /** One of several completed lists, each of one format. */
  readonly isSplitCompletedList: boolean;
  readonly mediaIds: readonly number[];
}

/** What decides on which lists an entry stands. */
export interface Placement {
  readonly mediaId: number;
  readonly status: ListStatus | undefined;
  readonly format: string | undefined;
  /** Shown on custom lists alone. */
  readonly isHidden: boolean;
  /** Names of the custom lists that it is on; `undefined`: those where it is now. */
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

/** The list of a status that an entry belongs to; a member's completed works may be split by format. */
function statusList(lists: readonly PlacedList[], {status, format}: Placement, type: 'ANIME' | 'MANGA') {
  if (!status) return undefined;
  const isSplit = status === 'COMPLETED' && lists.some(list => list.isSplitCompletedList);
  const name = names[status][type] + (isSplit ? ` ${formats.get(format ?? '') ?? ''}` : '');
  return {name: name.trimEnd(), status, isSplitCompletedList: isSplit};
}

const without = (ids: readonly number[], id: number) => (ids.includes(id) ? ids.filter(each => each !== id) : ids);
const withOne = (ids: readonly number[], id: number) => (ids.includes(id) ? ids : [...ids, id]);

/**
 * The lists once an entry has changed, as the API would group them the next time; an entry that is new to a list stands at
 * its end, since the API's order needs more than is known here. Lists that nothing is on any more are left out, as the API does.
 */
export function placeEntry(
  lists: readonly PlacedList[],
  placement: Placement,
  type: 'ANIME' | 'MANGA',
): readonly PlacedList[] {
  const {mediaId, isHidden, customLists} = placement;
  const wanted = isHidden ? undefined : statusList(lists, placement, type);
  const isOn = (list: PlacedList) => {
    if (list.isCustomList) return customLists?.includes(list.name) ?? list.mediaIds.includes(mediaId);
    return list.name === wanted?.name;
  };
  const placed = lists.map(list => ({
    ...list,
    mediaIds: isOn(list) ? withOne(list.mediaIds, mediaId) : without(list.mediaIds, mediaId),
  }));
  const has = (name: string, isCustomList: boolean) =>
    lists.some(list => list.name === name && list.isCustomList === isCustomList);
  const mediaIds = [mediaId];
  if (wanted && !has(wanted.name, false)) placed.push({...wanted, isCustomList: false, mediaIds});
  for (const name of customLists ?? [])
    if (!has(name, true))
      placed.push({name, isCustomList: true, status: undefined, isSplitCompletedList: false, mediaIds});
  return placed.filter(list => list.mediaIds.length);
}

/** The lists once an entry is gone. */
export const removeEntry = (lists: readonly PlacedList[], mediaId: number): readonly PlacedList[] =>
  lists.map(list => ({...list, mediaIds: without(list.mediaIds, mediaId)})).filter(list => list.mediaIds.length);
