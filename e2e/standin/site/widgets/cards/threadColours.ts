/** The colour of each forum category. */
export const categoryColours: Record<number, string> = {
  1: '0,170,255',
  2: '76,175,80',
  3: '75,179,185',
  4: '75,179,185',
  5: '103,58,183',
  7: '78,163,230',
  8: '0,150,136',
  9: '96,125,139',
  10: '36,36,169',
  11: '251,71,30',
  12: '239,48,81',
  13: '233,30,99',
  15: '184,90,199',
  16: '255,152,0',
  17: '121,85,72',
  18: '43,76,105',
};

/** The categories in the order of the forum's menu. */
export const categories: readonly (readonly [id: number, name: string])[] = [
  [7, 'General'],
  [1, 'Anime'],
  [2, 'Manga'],
  [5, 'Release Discussion'],
  [13, 'Announcements'],
  [8, 'News'],
  [9, 'Music'],
  [10, 'Gaming'],
  [4, 'Visual Novels'],
  [3, 'Light Novels'],
  [16, 'Recommendations'],
  [15, 'Forum Games'],
  [11, 'Site Feedback'],
  [12, 'Bug Reports'],
  [18, 'AniList Apps'],
  [17, 'Misc'],
];
