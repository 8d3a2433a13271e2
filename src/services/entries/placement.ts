import {equal} from '@wry/equality';

import {removeEntry, updateEntryPlacement, type ListWithEntries} from '#domain/list/listPlacement';
import type {ListEntry, MediaLists} from '../lists/ownList';

/** All of a user's lists of one type, without the entries. */
export type ListHead = Omit<MediaLists, 'entries'>;

interface Placed {
  readonly lists: readonly ListWithEntries[];
  readonly entry: ListEntry;
}

const placesOf = (lists: readonly ListWithEntries[], mediaId: number) =>
  lists.filter(({mediaIds}) => mediaIds.includes(mediaId)).map(({name, isCustomList}) => ({name, isCustomList}));

/**
 * The lists with an entry on those it belongs to, and the entry with their names; the same objects if it stays in
 * place.
 */
export function placeEntry(
  {lists, type}: Pick<ListHead, 'lists' | 'type'>,
  entry: ListEntry,
  customLists?: readonly string[],
): Placed {
  const {mediaId, status, hiddenFromStatusLists: isHidden, media} = entry;
  const moved = updateEntryPlacement(lists, {mediaId, status, format: media.format, isHidden, customLists}, type);
  const places = placesOf(moved, mediaId);
  const stays = equal(places, placesOf(lists, mediaId));
  const listLocations = places.map(({name}) => name);
  const own = places.filter(place => place.isCustomList).map(({name}) => name);
  const isKnown = equal(entry.customLists, own) && equal(entry.listLocations, listLocations);
  return {lists: stays ? lists : moved, entry: isKnown ? entry : {...entry, listLocations, customLists: own}};
}

/** The lists without an entry; the same object if none contains it. */
export const withoutEntry = (lists: readonly ListWithEntries[], mediaId: number) =>
  lists.some(({mediaIds}) => mediaIds.includes(mediaId)) ? removeEntry(lists, mediaId) : lists;
