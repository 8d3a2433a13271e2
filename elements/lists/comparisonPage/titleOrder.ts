import type {ComparedMedia} from '#domain/compare/rows';
import {locale} from '#domain/text/format';
import {mergeInSlices, sortInSlices} from '#services/sortInSlices';
import {inSlices, type Yielder} from '#services/yieldToMain';
import {text} from './messages';

/** The title of a media item. */
export interface Titled {
  readonly id: number;
  readonly title: string;
  /** Its position in the alphabet among all added titles. */
  readonly place: number;
}

type Placed = Titled & {place: number};

/**
 * The titles of media and their positions in the alphabet. Comparing titles costs most, so the order grows as lists
 * arrive, and no title is sorted twice.
 */
export class TitleOrder {
  /** Returns the title of a media item. */
  readonly titleOfMedia: (media: ComparedMedia) => string;
  readonly #byId = new Map<number, Placed>();
  #order: readonly Placed[] = [];

  constructor(titleOf: (media: ComparedMedia) => string) {
    this.titleOfMedia = titleOf;
  }

  /** Adds the media that are not known yet. Do not call it again while it is running. */
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
    // All at once: a run that is stopped in between must leave it unchanged.
    this.#order = order;
    for (const [place, each] of order.entries()) each.place = place;
    for (const each of sorted) this.#byId.set(each.id, each);
  }

  /** The title of an added media item; its position changes as others are added. */
  of = (id: number): Titled | undefined => this.#byId.get(id);
}
