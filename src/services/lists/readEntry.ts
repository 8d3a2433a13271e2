import {decodeEmoji} from '#domain/text/characterReferences';
import {normaliseEntry, knownEpisodes, type EntryLocations} from '#domain/list/listEntry';
import {parseListNote} from '#domain/list/listNote';
import {parseListStatus} from '#domain/list/listStatus';
import {ShapeError} from '../api/shapeLink';
import type {ListsQuery} from './lists.generated';
import type {ListEntry, ListMedia} from './ownList';
import type {Interner} from './interner';

type Collection = NonNullable<ListsQuery['anime']>;
/** An entry in an API response. Not validated yet, so every value must be checked before use. */
export type RawEntry = NonNullable<NonNullable<NonNullable<Collection['lists']>[number]>['entries']>[number];
type Raw = NonNullable<RawEntry>;
type RawWork = NonNullable<Raw['media']>;

const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const asArray = <T>(value: readonly (T | null)[] | null | undefined): readonly T[] =>
  Array.isArray(value) ? value.filter(one => one !== null && one !== undefined) : [];

interface RawDate {
  readonly year?: unknown;
  readonly month?: unknown;
  readonly day?: unknown;
}

/** Reads a date if any part of it is known; most entries have none. */
export function readDate(value: RawDate | null | undefined) {
  if (!value) return undefined;
  const [year, month, day] = [asNumber(value.year), asNumber(value.month), asNumber(value.day)];
  return year === undefined && month === undefined && day === undefined ? undefined : {year, month, day};
}

function scores(value: unknown) {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, number] => typeof pair[1] === 'number'),
  );
}

function staffOf({staff}: RawWork, same: Interner) {
  return asArray(staff?.nodes).map(({id, name}) =>
    same.staff({id, first: asText(name?.first), last: asText(name?.last)}),
  );
}

function mediaOf(work: RawWork, same: Interner): ListMedia {
  const format = asText(work.format);
  return {
    type: work.type === 'MANGA' ? 'MANGA' : 'ANIME',
    episodes: knownEpisodes(work),
    chapters: asNumber(work.chapters),
    volumes: asNumber(work.volumes),
    duration: asNumber(work.duration),
    nextAiringEpisode: asNumber(work.nextAiringEpisode?.episode),
    format: format && same.intern(format),
    title: {
      romaji: asText(work.title?.romaji),
      native: asText(work.title?.native),
      english: asText(work.title?.english),
    },
    tags: same.internAll(asArray(work.tags).flatMap(({name}) => asText(name) ?? [])),
    genres: same.internAll(asArray(work.genres).flatMap(name => asText(name) ?? [])),
    meanScore: asNumber(work.meanScore),
    studios: asArray(work.studios?.nodes).map(({id, name, isAnimationStudio}) =>
      same.studio({id, name: asText(name) ?? '', isAnimationStudio: isAnimationStudio === true}),
    ),
    staff: staffOf(work, same),
  };
}

type RuledFields = 'status' | 'repeat' | 'scoreRaw' | 'notes' | 'commands';

/**
 * Normalises status, repeats, score and notes. Commands in the notes that aren't valid JSON are ignored with a console
 * warning.
 */
export function applyRules(raw: Pick<Raw, 'status' | 'repeat' | 'scoreRaw' | 'notes'>): Pick<ListEntry, RuledFields> {
  const {status, repeat, scoreRaw} = normaliseEntry({
    status: asText(raw.status) ?? null,
    repeat: asNumber(raw.repeat) ?? 0,
    scoreRaw: asNumber(raw.scoreRaw) ?? 0,
  });
  const notes = decodeEmoji(asText(raw.notes) ?? '') || undefined;
  const commands = parseListNote(notes, message => console.warn(message));
  return {status: parseListStatus(status ?? ''), repeat, scoreRaw, notes, commands};
}

/** Context for reading entries. */
export interface ReadContext {
  readonly same: Interner;
  readonly hasAdvancedScoring: boolean;
}

/**
 * Converts an entry of the API to a normalised one. Checks the type of every value it uses, so no other validation is
 * needed: values of the wrong type count as missing.
 * @throws ShapeError if the entry has no ids or no media item.
 */
export function readEntry(raw: RawEntry, located: EntryLocations, {same, hasAdvancedScoring}: ReadContext): ListEntry {
  const [id, mediaId, media] = [asNumber(raw?.id), asNumber(raw?.mediaId), raw?.media];
  if (!raw || id === undefined || mediaId === undefined || typeof media !== 'object' || !media) throw new ShapeError();
  const ruled = applyRules(raw);
  return {
    id,
    mediaId,
    status: ruled.status,
    score: asNumber(raw.score) ?? 0,
    scoreRaw: ruled.scoreRaw,
    advancedScores: hasAdvancedScoring ? scores(raw.advancedScores) : undefined,
    progress: asNumber(raw.progress) ?? 0,
    progressVolumes: asNumber(raw.progressVolumes) ?? 0,
    repeat: ruled.repeat,
    notes: ruled.notes,
    commands: ruled.commands,
    hiddenFromStatusLists: raw.hiddenFromStatusLists === true,
    startedAt: readDate(raw.startedAt),
    completedAt: readDate(raw.completedAt),
    createdAt: asNumber(raw.createdAt),
    updatedAt: asNumber(raw.updatedAt),
    listLocations: located.listLocations,
    isCustomList: located.isCustomList,
    media: mediaOf(media, same),
  };
}
