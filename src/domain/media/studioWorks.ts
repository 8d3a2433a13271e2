/** The orders of a studio's works; `normal` is the site's own. */
export const studioSorts = ['normal', 'popularity', 'score', 'favourites'] as const;
/** An order of a studio's works. */
export type StudioSort = (typeof studioSorts)[number];
/** An order that is ours. */
export type StudioFigure = Exclude<StudioSort, 'normal'>;

/** What works are sorted by. Scores are out of 100. */
export interface SortableWork {
  readonly id: number;
  readonly popularity?: number | null | undefined;
  readonly averageScore?: number | null | undefined;
  readonly meanScore?: number | null | undefined;
  readonly favourites?: number | null | undefined;
}

/** The number that an order compares; `undefined` if a work has none. */
export function figureOf(work: SortableWork, sort: StudioFigure): number | undefined {
  if (sort === 'popularity') return work.popularity ?? undefined;
  if (sort === 'favourites') return work.favourites ?? undefined;
  return work.averageScore ?? work.meanScore ?? undefined;
}

/** The works, each once, the highest number first; those without come last, and more popular ones before others (rule browse-2). */
export function sortWorks<W extends SortableWork>(works: readonly W[], sort: StudioFigure): W[] {
  const [figure, popularity] = [(work: W) => figureOf(work, sort) ?? -1, (work: W) => work.popularity ?? -1];
  return [...new Map(works.map(work => [work.id, work])).values()].toSorted(
    (a, b) => figure(b) - figure(a) || popularity(b) - popularity(a) || a.id - b.id,
  );
}

interface RowRange {
  /** The first and the last row in the window. */
  readonly first: number;
  readonly last: number;
  /** How many rows there are. */
  readonly count: number;
  /** How many rows may be in the page. */
  readonly max: number;
  /** The row that has the focus, and so must stay. */
  readonly focused: number | undefined;
}

/** The rows of cards to keep in the page: those in the window, one on each side, and the one with the focus (rule browse-3). */
export function rowsToMount({first, last, count, max, focused}: RowRange): number[] {
  const keep = focused !== undefined && focused < count ? [focused] : [];
  const wanted = Array.from({length: last - first + 2}, (_none, index) => first + index);
  const rows = [...wanted, first - 1].filter(row => row >= 0 && row < count);
  return [...new Set([...keep, ...rows])].slice(0, max).toSorted((a, b) => a - b);
}
