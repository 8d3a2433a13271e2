/** One recommendation on the list site. */
export interface ListSiteRecommendation {
  /** The list site's id of the media item. */
  readonly malId: number;
  readonly title: string;
  /** Number of users who recommend it. */
  readonly votes: number;
}

/** The data on the list site's page of a media item. */
export interface ListSitePage {
  /** From 1 to 10; missing if too few have voted. */
  readonly score?: number | undefined;
  /** Number of votes, if the page shows it. */
  readonly voters?: number | undefined;
  /** Names of the magazines. */
  readonly serialization: readonly string[];
  readonly recommendations: readonly ListSiteRecommendation[];
}

const origin = 'https://myanimelist.net';

/** Address of the page with score, serialization and recommendations in one (rule media-17). */
export const listSiteAddress = (type: 'ANIME' | 'MANGA', malId: number) =>
  `${origin}/${type.toLowerCase()}/${malId}/_/userrecs`;

/** Address of a media item's page for users. */
export const listSiteLink = (type: 'ANIME' | 'MANGA', malId: number) => `${origin}/${type.toLowerCase()}/${malId}`;

/** The list site's id in the address of a media page; `undefined` for any other address. */
export function listSiteId(address: string | null | undefined): number | undefined {
  const found = /^https:\/\/myanimelist\.net\/(?:anime|manga)\/(\d{1,9})(?:\/|$)/.exec(address ?? '');
  return found ? Number(found[1]) : undefined;
}

/** The score in a text, the first number from 1 to 10; `undefined` for "N/A". */
export function listSiteScore(text: string | null | undefined): number | undefined {
  const score = Number(/\d+(?:\.\d+)?/.exec(text ?? '')?.[0]);
  return score >= 1 && score <= 10 ? score : undefined;
}

/** The first whole number in a text, such as "1,234 users". */
export function listSiteCount(text: string | null | undefined): number | undefined {
  const digits = /\d[\d,]*/.exec(text ?? '')?.[0].replaceAll(',', '');
  return digits === undefined ? undefined : Number(digits);
}
