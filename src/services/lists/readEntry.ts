import {decodeEmoji} from '#domain/text/characterReferences';
import {normaliseEntry, type EntryLocations} from '#domain/list/listEntry';
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

const asNumber = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
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

/** Reads the advanced scores above 0, by category name. */
export function readScores(value: unknown): Readonly<Record<string, number>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const isGiven = (pair: [string, unknown]): pair is [string, number] => typeof pair[1] === 'number' && pair[1] > 0;
  const given = Object.entries(value).filter(isGiven);
  return given.length ? Object.fromEntries(given) : undefined;
}

function staffOf({staff}: RawWork, same: Interner) {
  return asArray(staff?.nodes).map(({id, name}) =>
    same.staff({id, first: asText(name?.first), last: asText(name?.last)}),
  );
}

function nextOf({nextAiringEpisode}: RawWork) {
  const episode = asNumber(nextAiringEpisode?.episode);
  return episode === undefined ? undefined : {episode, airingAt: asNumber(nextAiringEpisode?.airingAt)};
}

function mediaOf(work: RawWork, same: Interner): ListMedia {
  const tags = asArray(work.tags).filter(({name}) => asText(name) !== undefined);
  const text = (value: unknown) => same.intern(asText(value));
  return {
    type: work.type === 'MANGA' ? 'MANGA' : 'ANIME',
    status: text(work.status),
    episodes: asNumber(work.episodes) || undefined,
    chapters: asNumber(work.chapters),
    volumes: asNumber(work.volumes),
    duration: asNumber(work.duration),
    next: nextOf(work),
    format: text(work.format),
    isAdult: work.isAdult === true,
    country: text(work.countryOfOrigin),
    source: text(work.source),
    season: text(work.season),
    year: asNumber(work.seasonYear) ?? asNumber(work.startDate?.year),
    title: {
      romaji: asText(work.title?.romaji),
      native: asText(work.title?.native),
      english: asText(work.title?.english),
    },
    cover: asText(work.coverImage?.medium),
    tags: same.internAll(tags.map(({name}) => name)),
    tagRanks: tags.map(({rank}) => asNumber(rank) ?? 0),
    genres: same.internAll(asArray(work.genres).flatMap(name => asText(name) ?? [])),
    meanScore: asNumber(work.meanScore),
    averageScore: asNumber(work.averageScore),
    popularity: asNumber(work.popularity),
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
export function applyRules(
  raw: Partial<Pick<Raw, 'status' | 'repeat' | 'scoreRaw' | 'notes'>>,
): Pick<ListEntry, RuledFields> {
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
    advancedScores: hasAdvancedScoring ? readScores(raw.advancedScores) : undefined,
    progress: asNumber(raw.progress) ?? 0,
    progressVolumes: asNumber(raw.progressVolumes) ?? 0,
    repeat: ruled.repeat,
    savedRepeat: asNumber(raw.repeat) ?? 0,
    private: raw.private === true,
    priority: asNumber(raw.priority) ?? 0,
    notes: ruled.notes,
    commands: ruled.commands,
    hiddenFromStatusLists: raw.hiddenFromStatusLists === true,
    startedAt: readDate(raw.startedAt),
    completedAt: readDate(raw.completedAt),
    createdAt: asNumber(raw.createdAt),
    updatedAt: asNumber(raw.updatedAt),
    listLocations: located.listLocations,
    customLists: located.customLists,
    media: mediaOf(media, same),
  };
}
