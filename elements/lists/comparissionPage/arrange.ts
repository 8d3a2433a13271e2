import type {Comparison} from '#domain/compare/address';
import {digestOf, isShown, rowOf, type ComparedList, type ComparedMedia, type ComparedRow} from '#domain/compare/rows';
import {isSameName} from '#domain/compare/people';
import type {SortOrder} from '#domain/compare/sortOrder';
import {locale} from '#domain/text/format';
import {sortInSlices} from '#services/sortInSlices';
import {createYielder} from '#services/yieldToMain';
import {text} from './messages';

/** A row with what it is sorted by. */
export interface ArrangedRow extends ComparedRow {
  readonly title: string;
  /** The figure; `undefined` if it cannot be computed. */
  readonly digest: number | undefined;
}

/** The rows of a comparison. */
export interface Arrangement {
  /** The shown rows in their order. */
  readonly rows: readonly ArrangedRow[];
  /** How many media the lists have together. */
  readonly all: number;
}

/** What rows are made of. */
export interface Arranging extends Pick<Comparison, 'people' | 'format' | 'minRatings' | 'sort'> {
  /** The lists of these people, in their order. */
  readonly lists: readonly ComparedList[];
  readonly titleOf: (media: ComparedMedia) => string;
}

type Compare = (one: ArrangedRow, other: ArrangedRow) => number;

/** Rows without a value are last, whatever the direction. */
const byNumber =
  (valueOf: (row: ArrangedRow) => number | undefined, sign: number): Compare =>
  (one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)];
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
    return sign * (second - first);
  };

function orderBy({key, isReversed}: SortOrder, people: Arranging['people']): Compare {
  const sign = isReversed ? -1 : 1;
  const {compare} = new Intl.Collator(locale, {numeric: true});
  const byTitle: Compare = (one, other) => compare(one.title, other.title) || one.media.id - other.media.id;
  if (key === 'title') return (one, other) => sign * byTitle(one, other);
  const column = key === 'digest' ? -1 : people.findIndex(({name}) => isSameName(name, key.person));
  const first = byNumber(
    key === 'digest' ? ({digest}) => digest : ({cells}) => cells[column]?.score || undefined,
    sign,
  );
  return (one, other) => first(one, other) || byTitle(one, other);
}

/**
 * Makes, selects and sorts the rows in slices: eight lists can have 12,000 media. Rejects with the signal's reason.
 */
export async function arrange(arranging: Arranging, signal: AbortSignal): Promise<Arrangement> {
  const {lists, people, sort, titleOf} = arranging;
  const slices = createYielder(signal);
  const media = new Map<number, ComparedMedia>();
  for (const {entries} of lists)
    for (const [id, entry] of entries) {
      if (!media.has(id)) media.set(id, entry.media);
      if (slices.shouldYield()) await slices.yieldToMain();
    }
  const shown: ArrangedRow[] = [];
  for (const each of media.values()) {
    const row = rowOf(each, lists);
    if (isShown(row, arranging))
      shown.push({...row, title: titleOf(each) || text.untitled(each.id), digest: digestOf(row, sort.mode)});
    if (slices.shouldYield()) await slices.yieldToMain();
  }
  const rows = await sortInSlices(shown, orderBy(sort, people), slices);
  return {rows, all: media.size};
}
