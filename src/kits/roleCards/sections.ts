import type {TitledCard} from '#domain/media/roleOrder';
import type {GridHeading, GridSection} from '#ui/virtual/gridLines';

/** Cards under a heading; if they are sorted by date, each year has its own heading. */
export interface RoleGroup {
  readonly key: string;
  /** Shown if there are cards. */
  readonly title: string | undefined;
  readonly cards: readonly TitledCard[];
  readonly isByYear: boolean;
}

const headingHeights = {2: 56, 3: 40} as const;

const headingOf = (level: 2 | 3, title: string): GridHeading => ({level, title, height: headingHeights[level]});

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

function sectionsIn({key, title, cards, isByYear}: RoleGroup, noDate: string): GridSection<TitledCard>[] {
  if (!cards.length) return [];
  const heading = title === undefined ? undefined : headingOf(2, title);
  if (!isByYear) return [{key, heading, cards}];
  const years = yearsOf(cards).map(([year, own]) => ({
    key: `${key}/${year ?? 'none'}`,
    heading: headingOf(3, String(year ?? noDate)),
    cards: own,
  }));
  return [...(heading ? [{key, heading, cards: []}] : []), ...years];
}

/** The sections of a grid for groups of cards. `noDate`: the heading of cards without a date (rule staff-4). */
export const sectionsOf = (groups: readonly RoleGroup[], noDate: string): GridSection<TitledCard>[] =>
  groups.flatMap(group => sectionsIn(group, noDate));
