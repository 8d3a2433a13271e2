import {titleOf} from '../../format/media';
import type {FuzzyDate} from '../../format/text';
import type {ListGroup} from '../../data/lists';
import type {MediaListEntry} from '../../data/types';

/** The filter and sort order of a list page. */
export interface ListFilter {
  search: string;
  genre: string;
  format: string;
  status: string;
  country: string;
  year: number;
  sort: string;
}

/** The sort orders, in the order of the menu. */
export const sorts = [
  'Title',
  'Score',
  'Progress',
  'Last Updated',
  'Last Added',
  'Start Date',
  'Completed Date',
  'Release Date',
  'Average Score',
  'Popularity',
];

/** The slider's lowest year, which means all years. */
export const firstYear = 1950;

const dateNumber = (date: FuzzyDate | null | undefined): number =>
  (date?.year ?? 0) * 10_000 + (date?.month ?? 0) * 100 + (date?.day ?? 0);

const figures: Record<string, (entry: MediaListEntry) => number> = {
  Score: entry => entry.score ?? 0,
  Progress: entry => entry.progress ?? 0,
  'Last Updated': entry => entry.updatedAt ?? 0,
  'Last Added': entry => entry.createdAt ?? entry.id,
  'Start Date': entry => dateNumber(entry.startedAt),
  'Completed Date': entry => dateNumber(entry.completedAt),
  'Release Date': entry => dateNumber(entry.media?.startDate),
  'Average Score': entry => entry.media?.averageScore ?? 0,
  Popularity: entry => entry.media?.popularity ?? 0,
};

const byTitle = (a: MediaListEntry, b: MediaListEntry): number => titleOf(a.media).localeCompare(titleOf(b.media));

function order(sort: string): (a: MediaListEntry, b: MediaListEntry) => number {
  const figure = figures[sort];
  return figure ? (a, b) => figure(b) - figure(a) || byTitle(a, b) : byTitle;
}

/** Whether an entry matches the filter. */
function passes({media, notes}: MediaListEntry, filter: ListFilter): boolean {
  if (!media) return false;
  const search = filter.search.toLowerCase();
  return (
    (!search || titleOf(media).toLowerCase().includes(search) || (notes ?? '').toLowerCase().includes(search)) &&
    (!filter.genre || (media.genres ?? []).includes(filter.genre)) &&
    (!filter.format || media.format === filter.format) &&
    (!filter.status || media.status === filter.status) &&
    (!filter.country || media.countryOfOrigin === filter.country) &&
    (filter.year <= firstYear || media.startDate?.year === filter.year)
  );
}

/** The lists after filtering and sorting, without empty ones. */
export const shownGroups = (
  groups: readonly ListGroup[],
  chosen: string | undefined,
  filter: ListFilter,
): ListGroup[] =>
  groups
    .filter(({name}) => !chosen || name === chosen)
    .map(group => ({...group, entries: group.entries.filter(entry => passes(entry, filter)).sort(order(filter.sort))}))
    .filter(({entries}) => entries.length > 0);

/** Cuts the lists to the number of rows to mount. More are mounted on scrolling. */
export function limited(groups: readonly ListGroup[], rows: number): ListGroup[] {
  let left = rows;
  const shown: ListGroup[] = [];
  for (const group of groups) {
    if (left <= 0) break;
    shown.push({...group, entries: group.entries.slice(0, left)});
    left -= group.entries.length;
  }
  return shown;
}
