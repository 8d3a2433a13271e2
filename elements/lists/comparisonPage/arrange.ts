import {equal} from '@wry/equality';

import type {Comparison} from '#domain/compare/address';
import {digestOf, isShown, rowOf, type ComparedList, type ComparedMedia} from '#domain/compare/rows';
import {mergeInSlices, sortInSlices} from '#services/sortInSlices';
import {createYielder, inSlices, type Yielder} from '#services/yieldToMain';
import {orderBy, valueOf, type ArrangedRow, type OrderedRow} from './rowOrder';
import {TitleOrder} from './titleOrder';

/** The rows of a comparison. */
export interface Arrangement {
  /** The visible rows in their order. */
  readonly rows: readonly ArrangedRow[];
  /** Number of media in all lists together. */
  readonly all: number;
}

/** The inputs of the rows. */
export interface Arranging extends Pick<Comparison, 'people' | 'format' | 'minRatings' | 'sort'> {
  /** The lists of these users, in their order. */
  readonly lists: readonly ComparedList[];
  readonly titleOf: (media: ComparedMedia) => string;
}

/** The inputs that select and sort the rows. */
const selectionOf = ({people, format, minRatings, sort}: Arranging) => ({people, format, minRatings, sort});

interface Made {
  readonly arranging: Arranging;
  /** By media id. */
  readonly rows: Map<number, ArrangedRow>;
  /** The visible rows in their order, once they are sorted. */
  sorted?: readonly OrderedRow[];
}

const idsIn = ({entries, favourites}: ComparedList) => [...entries.keys(), ...favourites];

/** The media whose rows have changed; `undefined`: all. */
function changedIds(before: Arranging | undefined, {lists, sort}: Arranging): ReadonlySet<number> | undefined {
  if (before?.lists.length !== lists.length || before.sort.mode !== sort.mode) return undefined;
  const pairs = lists.map((list, column) => [before.lists[column], list] as const);
  return new Set(pairs.flatMap(pair => (pair[0] === pair[1] ? [] : pair.flatMap(list => (list ? idsIn(list) : [])))));
}

/**
 * Creates, selects and sorts the rows of a comparison in slices: eight lists can have 12,000 media. It keeps its
 * results, so that another list, or a changed entry, costs only the rows that change.
 */
export class Arranger {
  #titles: TitleOrder | undefined;
  /** The lists whose titles are sorted. */
  #titled = new WeakSet<ComparedList>();
  #made: Made | undefined;
  /** Runs one after the other, as all runs change the kept results. */
  #last: Promise<unknown> = Promise.resolve();

  /** Rejects with the signal's reason. */
  arrange(arranging: Arranging, signal: AbortSignal): Promise<Arrangement> {
    return this.#run(slices => this.#make(arranging, slices), signal);
  }

  /** Sorts the titles of the lists that are there, while others are loading. Rejects with the signal's reason. */
  prepare(arranging: Arranging, signal: AbortSignal): Promise<unknown> {
    return this.#run(slices => this.#sortTitles(arranging, slices), signal);
  }

  #run<T>(task: (slices: Yielder) => Promise<T>, signal: AbortSignal): Promise<T> {
    const done = this.#last.then(() => {
      signal.throwIfAborted();
      return task(createYielder(signal));
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #sortTitles({lists, titleOf}: Arranging, slices: Yielder): Promise<TitleOrder> {
    if (this.#titles?.titleOfMedia !== titleOf) {
      this.#titles = new TitleOrder(titleOf);
      this.#titled = new WeakSet();
      this.#made = undefined;
    }
    const [titles, titled] = [this.#titles, this.#titled];
    for (const list of lists.filter(each => !titled.has(each))) {
      await titles.add(
        Array.from(list.entries.values(), ({media}) => media),
        slices,
      );
      titled.add(list);
    }
    return titles;
  }

  async #make(arranging: Arranging, slices: Yielder): Promise<Arrangement> {
    const titles = await this.#sortTitles(arranging, slices);
    const before = this.#made;
    const changed = changedIds(before?.arranging, arranging);
    const fresh = await freshRows(changed, arranging, titles, slices);
    const made: Made = {arranging, rows: (changed && before?.rows) || new Map<number, ArrangedRow>()};
    // At once: a run that is stopped in between must leave only rows that belong to lists.
    for (const id of changed ?? []) if (!fresh.has(id)) made.rows.delete(id);
    for (const [id, row] of fresh) made.rows.set(id, row);
    this.#made = made;
    const [compare, value] = [orderBy(arranging.sort), valueOf(arranging)];
    const sort = async (rows: Iterable<ArrangedRow>) => {
      const shown: OrderedRow[] = [];
      await inSlices(rows, slices, row => {
        if (isShown(row, arranging)) shown.push({row, value: value(row), titled: titles.of(row.media.id)});
      });
      return sortInSlices(shown, compare, slices);
    };
    const isSame = before && changed && equal(selectionOf(before.arranging), selectionOf(arranging));
    const kept = isSame && before.sorted?.filter(({row}) => !changed.has(row.media.id));
    made.sorted = kept
      ? await mergeInSlices(kept, await sort(fresh.values()), compare, slices)
      : await sort(made.rows.values());
    return {rows: made.sorted.map(({row}) => row), all: made.rows.size};
  }
}

/** Creates the rows of these media, or of all. */
async function freshRows(
  ids: ReadonlySet<number> | undefined,
  {lists, sort}: Arranging,
  titles: TitleOrder,
  slices: Yielder,
): Promise<Map<number, ArrangedRow>> {
  const made = new Map<number, ArrangedRow>();
  const make = (media: ComparedMedia) => {
    const row = rowOf(media, lists);
    made.set(media.id, {...row, title: titles.of(media.id)?.title ?? '', digest: digestOf(row, sort.mode)});
  };
  const all = ids ?? new Set(lists.flatMap(({entries}) => [...entries.keys()]));
  await inSlices(all, slices, id => {
    const media = lists.find(({entries}) => entries.has(id))?.entries.get(id)?.media;
    if (media) make(media);
  });
  return made;
}
