/** Month in which the table was last reviewed. */
export const dated = '2026-11';

/** The published length of a manga that is certain. */
export interface KnownLength {
  readonly chapters: number;
  readonly volumes: number;
}

/** Well-known unfinished manga by the site's ids: at least this much has been published (rule media-4). */
export const unfinishedManga: Readonly<Record<number, KnownLength>> = {
  // Berserk
  30002: {chapters: 377, volumes: 42},
  // Hajime no Ippo
  30007: {chapters: 1460, volumes: 140},
  // One Piece
  30013: {chapters: 1130, volumes: 110},
  // Hunter x Hunter
  30026: {chapters: 410, volumes: 38},
  // NANA
  30028: {chapters: 84, volumes: 21},
  // Yotsuba to!
  30104: {chapters: 109, volumes: 15},
  // Vagabond
  30656: {chapters: 327, volumes: 37},
  // Kingdom
  46765: {chapters: 830, volumes: 74},
};
