import type {Media, MediaListEntry} from '../data/types';

const words: Record<string, string> = {
  TV: 'TV',
  TV_SHORT: 'TV Short',
  OVA: 'OVA',
  ONA: 'ONA',
  ONE_SHOT: 'One Shot',
  NOVEL: 'Light Novel',
  NOT_YET_RELEASED: 'Not Yet Released',
};

/** SIDE_STORY becomes "Side Story"; null becomes an empty string. */
export function titleCase(name: string | null | undefined): string {
  if (!name) return '';
  return (
    words[name] ??
    name
      .toLowerCase()
      .replace(/(^|_)(\w)/g, (_all, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase())
  );
}

const countries: Record<string, string> = {CN: 'Chinese', KR: 'South Korean', TW: 'Taiwanese'};

/** The format as the sidebar shows it, with the country unless it is Japan. */
export function formatOf(media: Media): string {
  const country = countries[media.countryOfOrigin ?? ''];
  return titleCase(media.format) + (country ? ` (${country})` : '');
}

/** The title in the viewer's preferred language, or an empty string for a media item without any title. */
export const titleOf = (media: Media | null | undefined): string =>
  media?.title?.userPreferred ?? media?.title?.romaji ?? media?.title?.english ?? media?.title?.native ?? '';

/** The slug of a title in an address; empty for a title without Latin letters. */
export const slugOf = (title: string): string => (/[a-z]/i.test(title) ? encodedSlug(title) : '');

const encodedSlug = (title: string): string =>
  encodeURIComponent(
    title
      .replace(/[\s/:★☆]/g, '-')
      .replace(/\((\d+)\)/g, '$1')
      .replace(/[.)\\?#!,%’]/g, '')
      .replace(/ä/g, 'a')
      .replace(/×/g, 'x'),
  );

/** The path of a media page. */
export const mediaPath = (media: Media): string =>
  `/${media.type === 'MANGA' ? 'manga' : 'anime'}/${media.id}/${slugOf(titleOf(media))}/`.replace(/\/\/$/, '/');

/** The path of a character, staff or studio page. */
export const namedPath = (
  kind: 'character' | 'staff' | 'studio',
  id: number,
  name: string | null | undefined,
): string => `/${kind}/${id}/${slugOf(name ?? '')}`;

/** The path of a user page, with a trailing slash like the site's own links. */
export const userPath = (name: string, tab = ''): string => `/user/${encodeURIComponent(name)}/${tab}`;

const imageHost = /^https:\/\/s4\.anilist\.co/;

/**
 * Pictures have their own host only when the site is served as anilist.co. Elsewhere the stand-in serves them itself.
 */
export const imageOf = (url: string | null | undefined): string =>
  location.hostname === 'anilist.co' ? (url ?? '') : (url ?? '').replace(imageHost, '');

/** A style binding with a background image, empty without an image. */
export const background = (url: string | null | undefined): Record<string, string> =>
  url ? {backgroundImage: `url("${imageOf(url)}")`} : {};

const statusNames: Record<string, readonly [anime: string, manga: string]> = {
  CURRENT: ['Watching', 'Reading'],
  REPEATING: ['Rewatching', 'Rereading'],
  PLANNING: ['Planning', 'Planning'],
  COMPLETED: ['Completed', 'Completed'],
  PAUSED: ['Paused', 'Paused'],
  DROPPED: ['Dropped', 'Dropped'],
};

/** The label of a list status for this media type. */
export const listStatus = (status: string | null | undefined, type: string | null | undefined): string =>
  statusNames[status ?? '']?.[type === 'MANGA' ? 1 : 0] ?? '';

/** The time until an episode airs, such as "2d 5h 30m". */
export function countdown(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  return [days && `${days}d`, hours && `${hours}h`, `${minutes % 60}m`].filter(Boolean).join(' ');
}

/** The number of aired episodes that the user has not watched. */
export function episodesBehind(entry: MediaListEntry): number {
  const next = entry.media?.nextAiringEpisode?.episode;
  return next ? Math.max(0, next - 1 - (entry.progress ?? 0)) : 0;
}

/** The number of episodes or chapters, or null when it is unknown. */
export const lengthOf = (media: Media | null | undefined): number | null =>
  (media?.type === 'MANGA' ? media.chapters : media?.episodes) ?? null;
