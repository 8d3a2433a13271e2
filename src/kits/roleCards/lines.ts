import type {TitledCard} from '#domain/media/roleOrder';

/** Cards under a heading; if they are sorted by date, each year has its own heading. */
export interface RoleGroup {
  readonly key: string;
  /** Shown if there are cards. */
  readonly title: string | undefined;
  readonly cards: readonly TitledCard[];
  readonly isByYear: boolean;
}

/** A line of the grid: a heading, or cards beside each other. */
export interface Line {
  readonly key: string;
  /** Distance from the top of the grid (px). */
  readonly top: number;
  readonly height: number;
  readonly heading?: {readonly level: 2 | 3; readonly title: string};
  readonly cards: readonly TitledCard[];
}

/** Height of a card and of the gap below it, as on the site (px). */
const cardHeight = 80 + 15;
const headingHeights = {2: 56, 3: 40} as const;

type Unplaced = Omit<Line, 'top'>;

const headingLine = (key: string, level: 2 | 3, title: string): Unplaced => ({
  key,
  height: headingHeights[level],
  heading: {level, title},
  cards: [],
});

/** Each run of cards of one year, in order. */
function yearsOf(cards: readonly TitledCard[]): (readonly [number | undefined, TitledCard[]])[] {
  const runs: (readonly [number | undefined, TitledCard[]])[] = [];
  for (const card of cards) {
    const year = card.media.startDate.year || undefined;
    const last = runs.at(-1);
    if (last && last[0] === year) last[1].push(card);
    else runs.push([year, [card]]);
  }
  return runs;
}

function rowsOf(key: string, cards: readonly TitledCard[], columns: number): Unplaced[] {
  return Array.from({length: Math.ceil(cards.length / columns)}, (_, index) => {
    const from = index * columns;
    return {key: `${key}/${index}`, height: cardHeight, cards: cards.slice(from, from + columns)};
  });
}

function linesOf({key, title, cards, isByYear}: RoleGroup, columns: number, noDate: string): Unplaced[] {
  if (!cards.length) return [];
  const head = title === undefined ? [] : [headingLine(key, 2, title)];
  if (!isByYear) return [...head, ...rowsOf(key, cards, columns)];
  const years = yearsOf(cards).flatMap(([year, own]) => {
    const yearKey = `${key}/${year ?? 'none'}`;
    return [headingLine(yearKey, 3, String(year ?? noDate)), ...rowsOf(`${yearKey}/cards`, own, columns)];
  });
  return [...head, ...years];
}

/** Lays out groups of cards in lines, one below the other. `noDate`: the heading of cards without a date (rule staff-4). */
export function layOut(groups: readonly RoleGroup[], columns: number, noDate: string): Line[] {
  let top = 0;
  return groups
    .flatMap(group => linesOf(group, columns, noDate))
    .map(line => {
      const placed = {...line, top};
      top += line.height;
      return placed;
    });
}

/** Height of all lines together (px). */
export function heightOf(lines: readonly Line[]): number {
  const last = lines.at(-1);
  return last ? last.top + last.height : 0;
}

/**
 * Distance (px) by which the first visible card has moved between two layouts, where `offset` is the part of the grid
 * above the window. 0 if that card is gone.
 */
export function shiftBetween(before: readonly Line[], after: readonly Line[], offset: number): number {
  const read = before.find(({cards, top, height}) => cards.length > 0 && top + height > offset);
  const card = read?.cards[0]?.key;
  const now = after.find(({cards}) => cards.some(({key}) => key === card));
  return read && now ? now.top - read.top : 0;
}
