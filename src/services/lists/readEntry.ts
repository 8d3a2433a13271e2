import {applyEntryRules, knownEpisodes, type Located} from '#domain/list/listEntry';
import {parseListNote} from '#domain/list/listNote';
import {readListStatus} from '#domain/list/listStatus';
import {ShapeError} from '../api/shapeLink';
import type {ListsQuery} from './lists.generated';
import type {ListEntry, ListMedia} from './ownList';
import type {Interner} from './interner';

type Collection = NonNullable<ListsQuery['anime']>;
/** An entry in an API response. Not validated yet, so every value must be checked before use. */
export type RawEntry = NonNullable<NonNullable<NonNullable<Collection['lists']>[number]>['entries']>[number];
type Raw = NonNullable<RawEntry>;
type RawWork = NonNullable<Raw['media']>;

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const each = <T>(value: readonly (T | null)[] | null | undefined): readonly T[] =>
  Array.isArray(value) ? value.filter(one => one !== null && one !== undefined) : [];

/** Reads a date if any part of it is known; most entries have none. */
export function readDate(value: Raw['startedAt']) {
  if (!value) return undefined;
  const [year, month, day] = [number(value.year), number(value.month), number(value.day)];
  return year === undefined && month === undefined && day === undefined ? undefined : {year, month, day};
}

function scores(value: unknown) {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, number] => typeof pair[1] === 'number'),
  );
}

function staffOf({staff}: RawWork, same: Interner) {
  return each(staff?.nodes).map(({id, name}) => same.staff({id, first: text(name?.first), last: text(name?.last)}));
}

function workOf(work: RawWork, same: Interner): ListMedia {
  const format = text(work.format);
  return {
    type: work.type === 'MANGA' ? 'MANGA' : 'ANIME',
    episodes: knownEpisodes(work),
    chapters: number(work.chapters),
    volumes: number(work.volumes),
    duration: number(work.duration),
    nextAiringEpisode: number(work.nextAiringEpisode?.episode),
    format: format && same.intern(format),
    title: {romaji: text(work.title?.romaji), native: text(work.title?.native), english: text(work.title?.english)},
    tags: same.texts(each(work.tags).flatMap(({name}) => text(name) ?? [])),
    genres: same.texts(each(work.genres).flatMap(name => text(name) ?? [])),
    meanScore: number(work.meanScore),
    studios: each(work.studios?.nodes).map(({id, name, isAnimationStudio}) =>
      same.studio({id, name: text(name) ?? '', isAnimationStudio: isAnimationStudio === true}),
    ),
    staff: staffOf(work, same),
  };
}

type Ruled = 'status' | 'repeat' | 'scoreRaw' | 'notes' | 'commands';

/**
 * Applies the rules for entries to status, repeats, score and notes. Commands in the notes that are not valid JSON log
 * a console warning (rule lists-10).
 */
export function readRuled(raw: Pick<Raw, 'status' | 'repeat' | 'scoreRaw' | 'notes'>): Pick<ListEntry, Ruled> {
  const {status, repeat, scoreRaw} = applyEntryRules({
    status: text(raw.status) ?? null,
    repeat: number(raw.repeat) ?? 0,
    scoreRaw: number(raw.scoreRaw) ?? 0,
  });
  const notes = text(raw.notes) || undefined;
  const commands = parseListNote(notes, message => console.warn(message));
  return {status: readListStatus(status ?? ''), repeat, scoreRaw, notes, commands};
}

/** Context for reading entries. */
export interface Reading {
  readonly same: Interner;
  readonly hasAdvancedScoring: boolean;
}

/**
 * Converts an entry of the API, by the rules for entries. Checks the type of every value it uses, so no other
 * validation is needed: values of the wrong type count as missing.
 * @throws ShapeError if the entry has no ids or no media.
 */
export function readEntry(raw: RawEntry, located: Located, {same, hasAdvancedScoring}: Reading): ListEntry {
  const [id, mediaId, media] = [number(raw?.id), number(raw?.mediaId), raw?.media];
  if (!raw || id === undefined || mediaId === undefined || typeof media !== 'object' || !media) throw new ShapeError();
  const ruled = readRuled(raw);
  return {
    id,
    mediaId,
    status: ruled.status,
    score: number(raw.score) ?? 0,
    scoreRaw: ruled.scoreRaw,
    advancedScores: hasAdvancedScoring ? scores(raw.advancedScores) : undefined,
    progress: number(raw.progress) ?? 0,
    progressVolumes: number(raw.progressVolumes) ?? 0,
    repeat: ruled.repeat,
    notes: ruled.notes,
    commands: ruled.commands,
    hiddenFromStatusLists: raw.hiddenFromStatusLists === true,
    startedAt: readDate(raw.startedAt),
    completedAt: readDate(raw.completedAt),
    createdAt: number(raw.createdAt),
    updatedAt: number(raw.updatedAt),
    listLocations: located.listLocations,
    isCustomList: located.isCustomList,
    media: workOf(media, same),
  };
}
