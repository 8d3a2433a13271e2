import {compareFuzzyDates} from '../date/fuzzyDate';
import {locale} from '../text/format';
import {lengthOf, progressOf, type RoleCard} from './roleCard';

/** The orders of role cards (rule staff-4). */
export const roleOrders = [
  'alphabetical',
  'chronological',
  'popularity',
  'favourites',
  'length',
  'score',
  'myScore',
  'myProgress',
] as const;
/** One of these orders. */
export type RoleOrder = (typeof roleOrders)[number];

/** The orders that depend on the user's own list. */
export const isOwnOrder = (order: RoleOrder) => order === 'myScore' || order === 'myProgress';

/** The order with this name, if the user may use it; otherwise the first. */
export function readOrder(name: string, isSignedIn: boolean): RoleOrder {
  const order = roleOrders.find(each => each === name) ?? 'alphabetical';
  return isOwnOrder(order) && !isSignedIn ? 'alphabetical' : order;
}

type Figure = (card: RoleCard) => number | undefined;

/** The figures compared by the other orders. */
const figures: Readonly<Record<Exclude<RoleOrder, 'alphabetical' | 'chronological'>, Figure>> = {
  popularity: ({media}) => media.popularity,
  favourites: ({media}) => media.favourites,
  length: ({media}) => lengthOf(media),
  score: ({media}) => media.score,
  myScore: ({media}) => media.entry?.score,
  myProgress: ({media}) => progressOf(media),
};

/** A card with its displayed title. */
export interface TitledCard extends RoleCard {
  readonly title: string;
}

interface Ordering {
  readonly order: RoleOrder;
  readonly isReversed: boolean;
}

let collator: Intl.Collator | undefined;

/**
 * Compares cards (rule staff-4): titles from A to Z, dates from early to late, figures from high to low, and reversed
 * if `isReversed`. Unknown values come last in both; equal cards are sorted by title.
 */
export function compareCards({order, isReversed}: Ordering): (one: TitledCard, other: TitledCard) => number {
  const {compare} = (collator ??= new Intl.Collator(locale(), {numeric: true, sensitivity: 'base'}));
  const sign = isReversed ? -1 : 1;
  if (order === 'alphabetical') return (one, other) => sign * compare(one.title, other.title);
  if (order === 'chronological')
    return ({media: one, title}, {media: other, title: otherTitle}) => {
      const dates = compareFuzzyDates(one.startDate, other.startDate);
      const isKnown = one.startDate.year && other.startDate.year;
      return (isKnown ? sign * dates : dates) || compare(title, otherTitle);
    };
  const figure = figures[order];
  return (one, other) => {
    const [first, second] = [figure(one) || undefined, figure(other) || undefined];
    const known = Number(first === undefined) - Number(second === undefined);
    return known || sign * ((second ?? 0) - (first ?? 0)) || compare(one.title, other.title);
  };
}
