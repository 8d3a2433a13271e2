/** The names of the other tabs of a media page, which are no slugs: `/anime/1/stats` is no page. */
export const mediaTabs = ['watch', 'characters', 'staff', 'reviews', 'stats', 'social'] as const;
