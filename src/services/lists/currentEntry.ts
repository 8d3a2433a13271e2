import * as v from 'valibot';

import type {FuzzyDate} from '#domain/date/fuzzyDate';
import {parseListStatus, type ListStatus} from '#domain/list/listStatus';
import type {Titles} from '#domain/media/title';
import {entryValues} from '../outbox/kinds/entries';
import type {Write} from '../outbox/write';
import type {OnHoldChange} from './entry';
import type {InProgressQuery} from './inProgress.generated';
import type {SavedEntry} from './savedEntry';

/** A list entry of the user that is current or being repeated, with what a card shows of its media. */
export interface CurrentEntry {
  readonly mediaId: number;
  readonly mediaType: 'ANIME' | 'MANGA';
  readonly status: ListStatus | undefined;
  readonly priority: number;
  /** Out of 100; 0 means no score. */
  readonly scoreRaw: number;
  readonly progress: number;
  /** Number of episodes or chapters of the media; `undefined`: not known. */
  readonly total: number | undefined;
  readonly completedAt: FuzzyDate | undefined;
  /** How often the user has watched or read it again; `undefined`: not known. */
  readonly repeat?: number | undefined;
  readonly title: Titles;
  readonly cover: string | undefined;
  /** Status of the media, in the API's terms. */
  readonly mediaStatus: string | null;
  /** The next episode to air. `airingAt` is in epoch seconds. */
  readonly next: {readonly episode: number; readonly airingAt: number} | undefined;
  /** An unsent change, and why it has not been sent. */
  readonly onHold?: OnHoldChange;
}

type Raw = NonNullable<NonNullable<NonNullable<InProgressQuery['anime']>['mediaList']>[number]>;

const dateOf = (date: Raw['completedAt'] | undefined) =>
  date ? {year: date.year, month: date.month, day: date.day} : undefined;

function currentEntry({media, ...raw}: Raw): CurrentEntry {
  const next = media?.nextAiringEpisode;
  return {
    mediaId: raw.mediaId,
    mediaType: media?.type === 'MANGA' ? 'MANGA' : 'ANIME',
    status: parseListStatus(raw.status ?? ''),
    priority: raw.priority ?? 0,
    scoreRaw: raw.scoreRaw ?? 0,
    progress: raw.progress ?? 0,
    total: media?.episodes ?? media?.chapters ?? undefined,
    completedAt: dateOf(raw.completedAt),
    repeat: raw.repeat ?? undefined,
    title: media?.title ?? {},
    cover: media?.coverImage?.large ?? undefined,
    mediaStatus: media?.status ?? null,
    next: next ? {episode: next.episode, airingAt: next.airingAt} : undefined,
  };
}

/** Entries by media id: anime before manga, each in the order of the answer (last changed first). */
export function currentEntries({anime, manga}: InProgressQuery): Map<number, CurrentEntry> {
  const raw = [...(anime?.mediaList ?? []), ...(manga?.mediaList ?? [])].filter(one => one !== null);
  return new Map(raw.map(one => [one.mediaId, currentEntry(one)]));
}

/** Updates an entry with the values that the API has stored. */
export const withSaved = (entry: CurrentEntry, saved: SavedEntry): CurrentEntry => ({
  ...entry,
  status: parseListStatus(saved.status ?? '') ?? entry.status,
  progress: saved.progress ?? entry.progress,
  scoreRaw: saved.scoreRaw ?? entry.scoreRaw,
  completedAt: dateOf(saved.completedAt),
});

/** The entry with an unsent change; `undefined` if that removes it. */
export function withWrite(entry: CurrentEntry, {kind, payload}: Write): CurrentEntry | undefined {
  if (kind === 'deleteEntry' || kind === 'deleteImported') return undefined;
  const parsed = v.safeParse(entryValues, payload);
  if (!parsed.success) return entry;
  const {status, progress} = parsed.output;
  return {...entry, status: status ?? entry.status, progress: progress ?? entry.progress};
}
