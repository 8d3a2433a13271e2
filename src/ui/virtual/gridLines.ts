/** The heading of a section, and its height (px). */
export interface GridHeading {
  readonly level: 2 | 3;
  readonly title: string;
  readonly height: number;
}

/** Cards of a grid that form a list of their own, below a heading if there is one. */
export interface GridSection<C> {
  readonly key: string;
  readonly heading?: GridHeading | undefined;
  readonly cards: readonly C[];
}

/** A line of a grid: a heading, or cards beside each other. */
export interface GridLine<C> {
  readonly key: string;
  /** Distance from the top of the grid (px). */
  readonly top: number;
  readonly height: number;
  readonly section: GridSection<C>;
  readonly heading?: GridHeading;
  readonly cards: readonly C[];
  /** Index of its first card in the section. */
  readonly from: number;
}

type Unplaced<C> = Omit<GridLine<C>, 'top'>;

function linesOf<C>(section: GridSection<C>, columns: number, cardHeight: number): Unplaced<C>[] {
  const {key, heading, cards} = section;
  const head = heading ? [{key, height: heading.height, section, heading, cards: [], from: 0}] : [];
  const rows = Array.from({length: Math.ceil(cards.length / columns)}, (_none, index) => {
    const from = index * columns;
    return {key: `${key}/${index}`, height: cardHeight, section, cards: cards.slice(from, from + columns), from};
  });
  return [...head, ...rows];
}

/** Lays out sections in lines, one below the other. `cardHeight` includes the gap below a card (px). */
export function layOut<C>(sections: readonly GridSection<C>[], columns: number, cardHeight: number): GridLine<C>[] {
  let top = 0;
  return sections
    .flatMap(section => linesOf(section, columns, cardHeight))
    .map(line => {
      const placed = {...line, top};
      top += line.height;
      return placed;
    });
}

/** Height of all lines together (px). */
export function heightOf(lines: readonly GridLine<unknown>[]): number {
  const last = lines.at(-1);
  return last ? last.top + last.height : 0;
}

/**
 * Distance (px) by which the first visible card has moved between two layouts, where `offset` is the part of the grid
 * above the window. 0 if that card is gone.
 */
export function shiftBetween<C>(
  before: readonly GridLine<C>[],
  after: readonly GridLine<C>[],
  {offset, keyOf}: {readonly offset: number; readonly keyOf: (card: C) => string | number},
): number {
  const read = before.find(({cards, top, height}) => cards.length > 0 && top + height > offset);
  const card = read?.cards[0];
  if (!read || card === undefined) return 0;
  const key = keyOf(card);
  const now = after.find(({cards}) => cards.some(each => keyOf(each) === key));
  return now ? now.top - read.top : 0;
}
