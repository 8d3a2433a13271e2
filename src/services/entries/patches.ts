import * as v from 'valibot';

import {customLists as customListsOf} from '#domain/list/customLists';
import {parseListNote} from '#domain/list/listNote';
import {parseListStatus} from '#domain/list/listStatus';
import {applyRules, readDate, readScores} from '../lists/readEntry';
import {formatOf} from '../lists/scoreFormat';
import type {Write} from '../outbox/write';
import type {EntryPatch, KnownValues} from './entryRecord';
import {entryValues, type EntryValues} from './entryValues';
import type {InProgressQuery} from './inProgress.generated';
import type {OwnEntryQuery} from './ownEntry.generated';
import type {SavedEntry} from './savedEntry';
import {deletionPayload} from './writes';

type RawOwn = NonNullable<NonNullable<NonNullable<OwnEntryQuery['Page']>['mediaList']>[number]>;
type RawCurrent = NonNullable<NonNullable<NonNullable<InProgressQuery['anime']>['mediaList']>[number]>;

/** The values that aren't `undefined`. */
const given = (values: KnownValues): KnownValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The repeats as returned, and as whole lists count them. */
const repeatsOf = (status: RawOwn['status'], repeat: number | null | undefined): KnownValues =>
  typeof repeat === 'number' ? {savedRepeat: repeat, repeat: applyRules({status, repeat}).repeat} : {};

/** The answer about one entry. Unknown enum values are dropped. */
export function patchOfOwn({mediaId, user, media, ...raw}: RawOwn, asOf: number): EntryPatch {
  const {status, score, progress, repeat, completedAt} = raw;
  const values: KnownValues = {
    status: parseListStatus(status ?? ''),
    score: score ?? 0,
    scoreFormat: formatOf(user?.mediaListOptions?.scoreFormat),
    progress: progress ?? 0,
    total: media?.episodes ?? media?.chapters ?? undefined,
    label: media?.title?.userPreferred ?? undefined,
    ...(media?.type ? {mediaType: media.type} : {}),
    ...(completedAt === undefined ? {} : {completedAt: readDate(completedAt)}),
    ...repeatsOf(status, repeat),
  };
  return {mediaId, values, asOf, source: 'entry'};
}

/** An answer about an entry in progress. */
export function patchOfCurrent({media, ...raw}: RawCurrent, asOf: number): EntryPatch {
  const next = media?.nextAiringEpisode;
  const values: KnownValues = {
    status: parseListStatus(raw.status ?? ''),
    priority: raw.priority ?? 0,
    score: raw.score ?? 0,
    scoreRaw: raw.scoreRaw ?? 0,
    progress: raw.progress ?? 0,
    completedAt: readDate(raw.completedAt),
    mediaType: media?.type === 'MANGA' ? 'MANGA' : 'ANIME',
    total: media?.episodes ?? media?.chapters ?? undefined,
    card: {
      title: media?.title ?? {},
      cover: media?.coverImage?.large ?? undefined,
      mediaStatus: media?.status ?? null,
      endDate: readDate(media?.endDate),
      next: next ? {episode: next.episode, airingAt: next.airingAt} : undefined,
    },
  };
  return {mediaId: raw.mediaId, values: {...values, ...repeatsOf(raw.status, raw.repeat)}, asOf, source: 'inProgress'};
}

/** The result of one of our own writes; no `saved`: the entry was deleted. Values that the API left out are unknown. */
export function patchOfSaved(
  mediaId: number,
  saved: SavedEntry | undefined,
  asOf: number,
  source: 'write' | 'job' = 'write',
): EntryPatch {
  if (!saved) return {mediaId, values: undefined, asOf, source};
  const {id, score, progress, progressVolumes, hiddenFromStatusLists, updatedAt} = saved as Partial<SavedEntry>;
  const {notes, startedAt, completedAt, scoreRaw, repeat, advancedScores} = saved as Partial<SavedEntry>;
  const ruled = applyRules(saved);
  const values = {
    ...given({
      id,
      status: ruled.status,
      score: score ?? undefined,
      scoreRaw: scoreRaw === undefined ? undefined : ruled.scoreRaw,
      progress: progress ?? undefined,
      progressVolumes: progressVolumes === null ? 0 : progressVolumes,
      repeat: repeat === undefined ? undefined : ruled.repeat,
      savedRepeat: repeat ?? undefined,
      private: saved.private ?? undefined,
      priority: saved.priority ?? undefined,
      hiddenFromStatusLists: hiddenFromStatusLists ?? undefined,
      updatedAt: updatedAt ?? undefined,
    } as KnownValues),
    ...(advancedScores === undefined ? {} : {advancedScores: readScores(advancedScores)}),
    ...(notes === undefined ? {} : {notes: ruled.notes, commands: ruled.commands}),
    ...(startedAt === undefined ? {} : {startedAt: readDate(startedAt)}),
    ...(completedAt === undefined ? {} : {completedAt: readDate(completedAt)}),
  };
  return {mediaId, values, asOf, source, customLists: customListsOf(saved.customLists)};
}

function unsentValues({status, notes, startedAt, completedAt, ...rest}: EntryValues): KnownValues {
  const {score, scoreRaw, progress, progressVolumes, repeat, priority, hiddenFromStatusLists} = rest;
  return {
    ...given({score, scoreRaw, progress, progressVolumes, repeat, savedRepeat: repeat} as KnownValues),
    ...given({priority, private: rest.private, hiddenFromStatusLists} as KnownValues),
    ...(status === undefined ? {} : {status: parseListStatus(status)}),
    ...(notes === undefined ? {} : {notes: notes || undefined, commands: parseListNote(notes, () => {})}),
    ...(startedAt === undefined ? {} : {startedAt: readDate(startedAt)}),
    ...(completedAt === undefined ? {} : {completedAt: readDate(completedAt)}),
  };
}

/** The change that an unsent write will make to an entry; `undefined` if the write is about something else. */
export function patchOfWrite({kind, payload, createdAt}: Write): EntryPatch | undefined {
  const about = {asOf: createdAt, source: 'unsent'} as const;
  if (kind === 'deleteEntry' || kind === 'deleteImported' || kind === 'removeEntry') {
    const parsed = v.safeParse(deletionPayload, payload);
    return parsed.success ? {...about, mediaId: parsed.output.mediaId, values: undefined} : undefined;
  }
  if (kind !== 'saveEntry' && kind !== 'importEntry' && kind !== 'editEntry') return undefined;
  const parsed = v.safeParse(entryValues, payload);
  if (!parsed.success) return undefined;
  const {mediaId, customLists} = parsed.output;
  return {...about, mediaId, values: unsentValues(parsed.output), customLists};
}
