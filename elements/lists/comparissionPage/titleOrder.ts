import type {ComparedMedia} from '#domain/compare/rows';
import {locale} from '#domain/text/format';
import {mergeInSlices, sortInSlices} from '#services/sortInSlices';
import {inSlices, type Yielder} from '#services/yieldToMain';
import {text} from './messages';

/** A media's title. */
export interface Titled {
  readonly id: number;
  readonly title: string;
  /** Its place in the alphabet among all that were added. */
  readonly place: number;
}

type Placed = Titled & {place: number};

/**
 * The titles of media and their places in the alphabet. Comparing titles is what costs most, so it grows as lists come,
 * and no title is placed twice.
 */
export class TitleOrder {
  /** What tells the titles. */
  readonly titleOfMedia: (media: ComparedMedia) => string;
  readonly #byId = new Map<number, Placed>();
  #order: readonly Placed[] = [];

  constructor(titleOf: (media: ComparedMedia) => string) {
    this.titleOfMedia = titleOf;
  }

  /** Adds the media that are not known yet. Not while it is adding others. */
  async add(media: Iterable<ComparedMedia>, slices: Yielder): Promise<void> {
    const added = new Map<number, Placed>();
    await inSlices(media, slices, each => {
      if (!this.#byId.has(each.id) && !added.has(each.id))
        added.set(each.id, {id: each.id, title: this.titleOfMedia(each) || text.untitled(each.id), place: 0});
    });
    if (!added.size) return;
    const {compare} = new Intl.Collator(locale(), {numeric: true});
    const byTitle = (one: Titled, other: Titled) => compare(one.title, other.title) || one.id - other.id;
    const sorted = await sortInSlices([...added.values()], byTitle, slices);
    const order = await mergeInSlices(this.#order, sorted, byTitle, slices);
    // All at once: whoever stops it in between leaves it as it was.
    this.#order = order;
    for (const [place, each] of order.entries()) each.place = place;
    for (const each of sorted) this.#byId.set(each.id, each);
  }

  /** The title of a media that was added; its place changes as others are added. */
  of = (id: number): Titled | undefined => this.#byId.get(id);
}
