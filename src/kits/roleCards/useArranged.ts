import {useMemo} from 'react';

import {makeCards, type RolePart} from '#domain/media/roleCard';
import {compareCards, type RoleOrder, type TitledCard} from '#domain/media/roleOrder';
import {useSliced} from '#ui/useSliced';
import {sortInSlices} from '#services/sortInSlices';
import type {Yielder} from '#services/yieldToMain';
import {useTitleOf} from '#ui/link/useMediaTitle';

/** The user's choices: the order, and which cards. */
export interface Asked {
  readonly order: RoleOrder;
  readonly isReversed: boolean;
  readonly isOnlyMine: boolean;
}

interface Input extends Asked {
  readonly lists: readonly (readonly TitledCard[])[];
  readonly matches: (card: TitledCard) => boolean;
}

/** The lists as displayed, and the choices behind them. */
export interface Arranged {
  readonly lists: readonly (readonly TitledCard[])[];
  readonly order: RoleOrder;
  /** The same value as long as only more cards arrive. */
  readonly asked: string;
}

async function arrange(input: Input, slices: Yielder): Promise<Arranged> {
  const {lists, matches, isOnlyMine, isReversed, order} = input;
  const compare = compareCards(input);
  const shown: (readonly TitledCard[])[] = [];
  for (const list of lists) {
    const cards: TitledCard[] = [];
    for (const card of list) {
      if ((!isOnlyMine || card.media.entry) && matches(card)) cards.push(card);
      if (slices.shouldYield()) await slices.yieldToMain();
    }
    shown.push(await sortInSlices(cards, compare, slices));
  }
  return {lists: shown, order, asked: `${order} ${isReversed} ${isOnlyMine}`};
}

/** The cards of each list with their displayed titles; `undefined` while nothing has arrived. */
export function useTitledCards(data: readonly (readonly RolePart[])[] | undefined) {
  const titleOf = useTitleOf();
  return useMemo(
    () =>
      data?.map((parts, list) =>
        makeCards(parts).map(card => ({...card, key: `${list}/${card.key}`, title: titleOf(card.media)})),
      ),
    [data, titleOf],
  );
}

const all = () => true;

/** Filters and sorts the cards in slices, so that no key press takes long. */
export function useArranged(
  lists: readonly (readonly TitledCard[])[] | undefined,
  {order, isReversed, isOnlyMine}: Asked,
  matches: (card: TitledCard) => boolean = all,
): Arranged | undefined {
  const input = useMemo(
    () => lists && {lists, order, isReversed, isOnlyMine, matches},
    [lists, order, isReversed, isOnlyMine, matches],
  );
  return useSliced<Input, Arranged>(input, arrange).made;
}
