/** The last segments of the other tabs of a media page: `/anime/1/stats` is a tab of a title without a slug. */
export const mediaTabs = ['watch', 'characters', 'staff', 'reviews', 'stats', 'social'] as const;

/** Whether a segment of a path is the name of a tab on a media page. */
export const isMediaTab = (segment: string): boolean => mediaTabs.some(name => name === segment.toLowerCase());

/** The tab other than the overview in the path of a media page, with or without a slug before it. */
export function mediaTabOf(path: string): (typeof mediaTabs)[number] | undefined {
  const segment = /^\/(?:anime|manga)\/\d+(?:\/[^/]*)?\/([a-z]+)\/?$/i.exec(path)?.[1]?.toLowerCase();
  return mediaTabs.find(name => name === segment);
}
