import {isMediaTab} from '../media/mediaTabs';
import {adultGenre} from '../media/safeForWork';
import {decodeSafely} from '../text/decodeSafely';

/** The subject of a missing page, from its address. */
export type MissingPage =
  | {readonly kind: 'submission'}
  | {readonly kind: 'user'; readonly userName: string}
  | {readonly kind: 'media'; readonly mediaType: 'ANIME' | 'MANGA'; readonly mediaId: number};

/** A profile and its tabs. */
const profile =
  /^\/user\/([^/]+)(?:\/(?:(?:anime|manga)list(?:\/[^/]+)?|favorites|social|reviews|stats(?:\/(?:anime|manga)\/\w+)?))?\/?$/i;
const mediaPage = /^\/(anime|manga)\/(\d+)(?:\/([^/]*)(?:\/([^/]+))?)?\/?$/i;

/**
 * Parses the path of a page that was not found (rule script-6); `undefined`: unknown. A mistyped tab is unknown: nothing
 * is missing but the tab.
 */
export function missingPage(path: string): MissingPage | undefined {
  if (/submissions/i.test(path)) return {kind: 'submission'};
  const userName = profile.exec(path)?.[1];
  if (userName !== undefined) return {kind: 'user', userName: decodeSafely(userName)};
  const [, type, id, , tab] = mediaPage.exec(path) ?? [];
  if (type === undefined || (tab !== undefined && !isMediaTab(tab))) return undefined;
  return {kind: 'media', mediaType: type.toLowerCase() === 'anime' ? 'ANIME' : 'MANGA', mediaId: Number(id)};
}

/** The account of the site's moderators, for which there is no explanation. */
const moderator = 'modchan';

/** Whether a name is that of the moderators. */
export const isModerator = (userName: string) => userName.toLowerCase() === moderator;

const famous = 320;

interface MissingMedia {
  readonly isAdult: boolean | null;
  readonly genres: readonly (string | null)[] | null;
}

/**
 * The reason why the site does not show a media item: `adult`, or `famous` for the best-known one; `undefined` if it
 * isn't for adults.
 */
export function whyHidden(mediaId: number, {isAdult, genres}: MissingMedia): 'adult' | 'famous' | undefined {
  if (!isAdult && !genres?.includes(adultGenre)) return undefined;
  return mediaId === famous ? 'famous' : 'adult';
}
