import * as v from 'valibot';

import {listTypes, type ListEntry, type ListType, type MediaLists} from '../lists/ownList';
import {scoreFormats} from '../lists/scoreFormat';
import type {Interner} from '../lists/interner';

/**
 * Each list is stored in this many parts, so that no single one takes long to read or write. The media id determines
 * the part.
 */
export const partCount = 16;
/** Database key of a list. */
export const keyOf = (account: string, type: ListType) => `${account}/${type}`;
/** Database key of the part of a list that has this media item. */
export const partKey = (key: string, mediaId: number) => `${key}/${mediaId % partCount}`;

/**
 * Version of the stored format. Lists in an older one are loaded again. Version 1 is in the first database, where
 * earlier versions of the script still use it.
 */
export const storedVersion = 2;

const statuses = ['CURRENT', 'PLANNING', 'COMPLETED', 'PAUSED', 'DROPPED', 'REPEATING'] as const;
const optional = <S extends v.GenericSchema>(schema: S) => v.optional(schema);
const status = optional(v.picklist(statuses));
const date = optional(v.object({year: optional(v.number()), month: optional(v.number()), day: optional(v.number())}));
const texts = v.array(v.string());

/** The stored header of a list. Its entries are stored separately, in parts. */
export const storedHead = v.object({
  version: v.literal(storedVersion),
  account: v.string(),
  at: v.number(),
  type: v.picklist(listTypes),
  scoreFormat: v.picklist(scoreFormats),
  hasAdvancedScoring: v.boolean(),
  lists: v.array(
    v.object({
      name: v.string(),
      isCustomList: v.boolean(),
      status,
      isSplitCompletedList: v.boolean(),
      mediaIds: v.array(v.number()),
    }),
  ),
});

/** A stored list header. */
export type StoredHead = v.InferOutput<typeof storedHead>;

const work = v.object({
  type: v.picklist(listTypes),
  status: optional(v.string()),
  episodes: optional(v.number()),
  chapters: optional(v.number()),
  volumes: optional(v.number()),
  duration: optional(v.number()),
  next: optional(v.object({episode: v.number(), airingAt: optional(v.number())})),
  format: optional(v.string()),
  isAdult: v.boolean(),
  country: optional(v.string()),
  source: optional(v.string()),
  season: optional(v.string()),
  year: optional(v.number()),
  title: v.object({romaji: optional(v.string()), native: optional(v.string()), english: optional(v.string())}),
  cover: optional(v.string()),
  tags: texts,
  tagRanks: v.array(v.number()),
  genres: texts,
  meanScore: optional(v.number()),
  averageScore: optional(v.number()),
  popularity: optional(v.number()),
  studios: v.array(v.object({id: v.number(), name: v.string(), isAnimationStudio: v.boolean()})),
  staff: v.array(v.object({id: v.number(), first: optional(v.string()), last: optional(v.string())})),
});

const storedEntry = v.object({
  id: v.number(),
  mediaId: v.number(),
  status,
  score: v.number(),
  scoreRaw: v.number(),
  advancedScores: optional(v.record(v.string(), v.number())),
  progress: v.number(),
  progressVolumes: v.number(),
  repeat: v.number(),
  savedRepeat: v.number(),
  private: v.boolean(),
  priority: v.number(),
  notes: optional(v.string()),
  commands: optional(v.object({adjustValue: v.number()})),
  hiddenFromStatusLists: v.boolean(),
  startedAt: date,
  completedAt: date,
  createdAt: optional(v.number()),
  updatedAt: optional(v.number()),
  listLocations: texts,
  customLists: texts,
  media: work,
});

const storedPart = v.object({version: v.literal(storedVersion), at: v.number(), entries: v.array(v.unknown())});

/** Changes of a list that another tab has stored. */
export const storedPatches = v.array(
  v.object({
    mediaId: v.number(),
    /** `undefined`: the media item is on no list. */
    values: v.optional(
      v.partial(
        v.object({
          ...v.omit(storedEntry, ['mediaId', 'listLocations', 'customLists']).entries,
          media: v.fallback(optional(work), undefined),
        }),
      ),
    ),
    asOf: v.number(),
    customLists: v.optional(texts),
  }),
);

const looksValid = (entry: unknown): entry is ListEntry =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof Reflect.get(entry, 'mediaId') === 'number' &&
  Array.isArray(Reflect.get(entry, 'listLocations')) &&
  typeof Reflect.get(entry, 'media') === 'object';

/** A part of a stored list. */
export interface StoredPart {
  /** When the API sent the list (epoch milliseconds). */
  readonly at: number;
  readonly entries: readonly ListEntry[];
}

/**
 * The entries of a stored part, or `undefined` if it is not in this version's format. All entries are checked roughly
 * and one per part in full: checking every field of thousands of entries takes longer than reading them, and a part is
 * written either completely or not at all.
 */
export function readPart(stored: unknown, at?: number): StoredPart | undefined {
  const part = v.safeParse(storedPart, stored);
  if (!part.success || (at !== undefined && part.output.at !== at)) return undefined;
  const {entries} = part.output;
  const [first] = entries;
  if (!entries.every(looksValid) || (first && !v.is(storedEntry, first))) return undefined;
  return {at: part.output.at, entries};
}

/** Interns the strings and people of an entry. */
export function internEntry(entry: ListEntry, same: Interner): ListEntry {
  const {media} = entry;
  return {
    ...entry,
    status: same.intern(entry.status),
    listLocations: same.internAll(entry.listLocations),
    customLists: same.internAll(entry.customLists),
    media: {
      ...media,
      type: same.intern(media.type),
      status: same.intern(media.status),
      format: same.intern(media.format),
      country: same.intern(media.country),
      source: same.intern(media.source),
      season: same.intern(media.season),
      tags: same.internAll(media.tags),
      genres: same.internAll(media.genres),
      studios: media.studios.map(each => same.studio(each)),
      staff: media.staff.map(each => same.staff(each)),
    },
  };
}

/** The header of a list as it is stored. */
export const headOf = (
  account: string,
  {type, at, scoreFormat, hasAdvancedScoring, lists}: Omit<MediaLists, 'entries'>,
) => ({version: storedVersion, account, type, at, scoreFormat, hasAdvancedScoring, lists}) as const;

/** A part of a list as it is stored. */
export const partOf = ({at, entries}: StoredPart) => ({version: storedVersion, at, entries}) as const;
