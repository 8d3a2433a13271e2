import {decodeSafely} from '../text/decodeSafely';

/** What the site did not find, as its address says. */
export type MissingPage =
  | {readonly kind: 'submission'}
  | {readonly kind: 'user'; readonly userName: string}
  | {readonly kind: 'media'; readonly mediaType: 'ANIME' | 'MANGA'; readonly mediaId: number};

/** Tells from the path of a page that was not found what it is about (rule script-6); `undefined`: nothing known. */
export function missingPage(path: string): MissingPage | undefined {
  if (/submissions/i.test(path)) return {kind: 'submission'};
  const userName = /^\/user\/([^/]+)/i.exec(path)?.[1];
  if (userName !== undefined) return {kind: 'user', userName: decodeSafely(userName)};
  const [, type, id] = /^\/(anime|manga)\/(\d+)(?:\/|$)/i.exec(path) ?? [];
  if (type === undefined) return undefined;
  return {kind: 'media', mediaType: type.toLowerCase() === 'anime' ? 'ANIME' : 'MANGA', mediaId: Number(id)};
}

/** The account of the site's moderators, about which there is nothing to explain. */
const moderator = 'modchan';

/** Whether a name is the one that gets no explanation. */
export const isModerator = (userName: string) => userName.toLowerCase() === moderator;

const adultGenre = 'Hentai';
const famous = 320;

interface MissingMedia {
  readonly isAdult: boolean | null;
  readonly genres: readonly (string | null)[] | null;
}

/** Why the site does not show media: `adult`, or `famous` for the best-known one; `undefined` if they are not for adults. */
export function whyHidden(mediaId: number, {isAdult, genres}: MissingMedia): 'adult' | 'famous' | undefined {
  if (!isAdult && !genres?.includes(adultGenre)) return undefined;
  return mediaId === famous ? 'famous' : 'adult';
}
