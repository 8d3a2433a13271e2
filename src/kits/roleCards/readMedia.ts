import {parseListNote} from '#domain/list/listNote';
import {parseListStatus} from '#domain/list/listStatus';
import type {RoleEntry, RoleMedia, RolePerson} from '#domain/media/roleCard';
import type {RoleMediaFragment} from './roles.generated';

/** Converts a null of the API to `undefined`. */
const known = <T>(value: T | null): T | undefined => value ?? undefined;

/** Logs a warning for commands in notes that aren't valid JSON; they are ignored. */
const warn = (message: string) => console.warn(message);

function readEntry(entry: RoleMediaFragment['mediaListEntry']): RoleEntry | undefined {
  const status = parseListStatus(entry?.status ?? '');
  if (!entry || !status) return undefined;
  return {
    status,
    score: entry.score ?? 0,
    scoreFormat: known(entry.user?.mediaListOptions?.scoreFormat ?? null),
    progress: entry.progress ?? 0,
    repeat: entry.repeat ?? 0,
    adjustValue: parseListNote(entry.notes, warn)?.adjustValue,
  };
}

/** The media item of an answer. */
export const readMedia = (media: RoleMediaFragment): RoleMedia => ({
  id: media.id,
  type: media.type === 'MANGA' ? 'MANGA' : 'ANIME',
  title: media.title ?? {},
  format: known(media.format),
  cover: known(media.coverImage?.medium ?? null),
  startDate: media.startDate ?? {},
  episodes: known(media.episodes),
  duration: known(media.duration),
  chapters: known(media.chapters),
  volumes: known(media.volumes),
  popularity: known(media.popularity),
  favourites: known(media.favourites),
  score: known(media.averageScore),
  genres: (media.genres ?? []).flatMap(genre => genre ?? []),
  tags: (media.tags ?? []).flatMap(tag => tag?.name ?? []),
  entry: readEntry(media.mediaListEntry),
});

interface Named {
  readonly id: number;
  readonly name: RolePerson['name'] | null;
  readonly image: {readonly medium: string | null} | null;
  readonly languageV2?: string | null;
}

const noName: RolePerson['name'] = {first: null, last: null, native: null};

/** A character or staff member of an answer. */
export const readPerson = (kind: RolePerson['kind'], {id, name, image, languageV2}: Named): RolePerson => ({
  kind,
  id,
  name: name ?? noName,
  image: known(image?.medium ?? null),
  language: languageV2 ?? undefined,
});
