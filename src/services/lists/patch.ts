import {equal} from '@wry/equality';

import {toWeightedScore} from '#domain/score/scoreConversion';
import {normaliseEntry} from '#domain/list/listEntry';
import {updateEntryPlacement, removeEntry} from '#domain/list/listPlacement';
import type {OwnEntry} from './entry';
import {customLists} from '#domain/list/customLists';
import {readDate, applyRules} from './readEntry';
import type {SavedEntry} from './savedEntry';
import type {KnownEntry, ListEntry, MediaLists} from './ownList';

/**
 * One change of a list: the known fields of an entry, with its custom lists if known, or its removal. `listLocations`
 * and `isCustomList` in the change are ignored, because they are derived from the lists.
 */
export interface Patch {
  readonly mediaId: number;
  readonly change: Partial<ListEntry> | undefined;
  readonly customLists?: readonly string[] | undefined;
}

/** Fields that are derived from the lists. */
const derived: ReadonlySet<string> = new Set(['listLocations', 'isCustomList']);

const isChanged = (entry: ListEntry, change: NonNullable<Patch['change']>) =>
  Object.entries(change).some(([key, value]) => !derived.has(key) && !equal(Reflect.get(entry, key), value));

const sameLists = (entry: ListEntry, customLists: readonly string[], {lists}: MediaLists) => {
  const custom = lists.filter(list => list.isCustomList && entry.listLocations.includes(list.name));
  return custom.length === customLists.length && custom.every(({name}) => customLists.includes(name));
};

function withoutEntry(list: MediaLists, mediaId: number): MediaLists {
  if (!list.entries.has(mediaId)) return list;
  const entries = new Map(list.entries);
  entries.delete(mediaId);
  return {...list, entries, lists: removeEntry(list.lists, mediaId)};
}

/**
 * Applies a change to a list. Returns the same object if nothing changes. A partial change of an entry that is not on
 * the list is ignored.
 */
export function applyPatch(list: MediaLists, {mediaId, change, customLists}: Patch): MediaLists {
  if (!change) return withoutEntry(list, mediaId);
  const known = list.entries.get(mediaId);
  if (known && !isChanged(known, change) && (!customLists || sameLists(known, customLists, list))) return list;
  const {media} = {...known, ...change};
  if (!media || (!known && change.id === undefined)) return list;
  const entry = {...known, ...change, media} as ListEntry;
  const lists = updateEntryPlacement(
    list.lists,
    {mediaId, status: entry.status, format: media.format, isHidden: entry.hiddenFromStatusLists, customLists},
    list.type,
  );
  // The answer about one entry says nothing of repeats, which depend on the status (rule lists-4).
  const {repeat} = normaliseEntry({...entry, status: entry.status ?? null});
  const places = lists.filter(({mediaIds}) => mediaIds.includes(mediaId));
  const entries = new Map(list.entries);
  entries.set(mediaId, {
    ...entry,
    repeat,
    listLocations: places.map(({name}) => name),
    isCustomList: places.some(({isCustomList}) => isCustomList),
  });
  return {...list, entries, lists};
}

/**
 * The change that follows from the API's answer about one entry. The raw score is computed as the API does it: a frown
 * is 35.
 */
export function patchOf(mediaId: number, own: OwnEntry | undefined, known: ListEntry | undefined): Patch {
  if (!own) return {mediaId, change: undefined};
  const {status, score, scoreFormat, progress} = own;
  const scoreRaw = known?.score === score ? {} : {scoreRaw: toWeightedScore(score, scoreFormat).score};
  return {mediaId, change: {status, score, progress, ...scoreRaw}};
}

/** The change that follows from one of our own writes. */
export function patchOfSaved(mediaId: number, saved: SavedEntry | undefined): Patch {
  if (!saved) return {mediaId, change: undefined};
  const {score, progress, progressVolumes, hiddenFromStatusLists, updatedAt, startedAt, completedAt} = saved;
  const change = {
    ...applyRules(saved),
    score: score ?? 0,
    progress: progress ?? 0,
    progressVolumes: progressVolumes ?? 0,
    startedAt: readDate(startedAt),
    completedAt: readDate(completedAt),
    ...(typeof hiddenFromStatusLists === 'boolean' ? {hiddenFromStatusLists} : {}),
    ...(typeof updatedAt === 'number' ? {updatedAt} : {}),
  };
  return {mediaId, change, customLists: customLists(saved.customLists)};
}

/** Converts a list entry for features that show a single entry. */
export function knownEntry({scoreFormat, at}: Pick<MediaLists, 'scoreFormat' | 'at'>, entry: ListEntry): KnownEntry {
  const {mediaId, status, score, progress, media} = entry;
  // If `episodes` is just the number aired so far, it is not a total.
  const isOpen = media.nextAiringEpisode !== undefined && media.episodes === media.nextAiringEpisode - 1;
  const total = (isOpen ? undefined : media.episodes) ?? media.chapters;
  return {entry: {mediaId, status, score, scoreFormat, progress, total}, at};
}
