/** The orders of a studio's media; `normal` is the site's own. */
export const studioSorts = ['normal', 'popularity', 'score', 'favourites'] as const;
/** An order of a studio's media. */
export type StudioSort = (typeof studioSorts)[number];
/** An order of ours. */
export type StudioFigure = Exclude<StudioSort, 'normal'>;

/** The values that media are sorted by. Scores are out of 100. */
export interface SortableWork {
  readonly id: number;
  readonly popularity?: number | null | undefined;
  readonly averageScore?: number | null | undefined;
  readonly meanScore?: number | null | undefined;
  readonly favourites?: number | null | undefined;
}

/** The number that an order compares; `undefined` if it is missing. The score falls back to the mean score. */
export function figureOf(work: SortableWork, sort: StudioFigure): number | undefined {
  if (sort === 'popularity') return work.popularity ?? undefined;
  if (sort === 'favourites') return work.favourites ?? undefined;
  return work.averageScore ?? work.meanScore ?? undefined;
}

/**
 * The media, each once, highest number first; those without a number come last, and more popular ones before others.
 */
export function sortWorks<W extends SortableWork>(works: readonly W[], sort: StudioFigure): W[] {
  const [figure, popularity] = [(work: W) => figureOf(work, sort) ?? -1, (work: W) => work.popularity ?? -1];
  return [...new Map(works.map(work => [work.id, work])).values()].toSorted(
    (a, b) => figure(b) - figure(a) || popularity(b) - popularity(a) || a.id - b.id,
  );
}
