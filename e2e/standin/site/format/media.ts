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

/** SIDE_STORY becomes Side Story; null becomes nothing. */
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

/** The format as the sidebar shows it, with the country where it is not Japan. */
export function formatOf(media: Media): string {
  const country = countries[media.countryOfOrigin ?? ''];
  return titleCase(media.format) + (country ? ` (${country})` : '');
}

/** The title the viewer prefers; works without any title exist. */
export const titleOf = (media: Media | null | undefined): string =>
  media?.title?.userPreferred ?? media?.title?.romaji ?? media?.title?.english ?? media?.title?.native ?? '';

/** A title as it stands in addresses. */
export const slugOf = (title: string): string =>
  encodeURIComponent(
    title
      .replace(/[\s/:★☆]/g, '-')
      .replace(/\((\d+)\)/g, '$1')
      .replace(/[.)\\?#!,%’]/g, '')
      .replace(/ä/g, 'a')
      .replace(/×/g, 'x'),
  );

/** The address of a work's page. */
export const mediaPath = (media: Media): string =>
  `/${media.type === 'MANGA' ? 'manga' : 'anime'}/${media.id}/${slugOf(titleOf(media))}/`;

/** The address of a character, a person or a studio. */
export const namedPath = (
  kind: 'character' | 'staff' | 'studio',
  id: number,
  name: string | null | undefined,
): string => `/${kind}/${id}/${slugOf(name ?? '')}`;

/** The address of a member's page, with a closing slash as the site's own links have it. */
export const userPath = (name: string, tab = ''): string => `/user/${encodeURIComponent(name)}/${tab}`;

const imageHost = /^https:\/\/s4\.anilist\.co/;

/** Pictures have a host of their own, but where the site is served from elsewhere: there it serves them itself. */
export const imageOf = (url: string | null | undefined): string =>
  location.hostname === 'anilist.co' ? (url ?? '') : (url ?? '').replace(imageHost, '');

/** A background image for a style binding; without an image nothing. */
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

/** What an entry's status is called for this kind of work. */
export const listStatus = (status: string | null | undefined, type: string | null | undefined): string =>
  statusNames[status ?? '']?.[type === 'MANGA' ? 1 : 0] ?? '';

/** "Ep 5" and its time left, for airing works. */
export function countdown(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  return [days && `${days}d`, hours && `${hours}h`, `${minutes % 60}m`].filter(Boolean).join(' ');
}

/** How many aired episodes an entry is behind. */
export function episodesBehind(entry: MediaListEntry): number {
  const next = entry.media?.nextAiringEpisode?.episode;
  return next ? Math.max(0, next - 1 - (entry.progress ?? 0)) : 0;
}

/** The number of episodes or chapters, if known. */
export const lengthOf = (media: Media | null | undefined): number | null =>
  (media?.type === 'MANGA' ? media.chapters : media?.episodes) ?? null;
