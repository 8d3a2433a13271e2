import {useState} from 'react';

import {readOrder} from '#domain/media/roleOrder';
import {useHasToken} from '#ui/useHasToken';
import type {Asked} from './useArranged';

/** The user's choices, until the page is left. `firstOrder`: the initial order. */
export function useRoleChoice(firstOrder: string) {
  const hasToken = useHasToken();
  const [chosen, setChosen] = useState<Partial<Asked>>({});
  const order = readOrder(chosen.order ?? firstOrder, hasToken);
  const asked: Asked = {isReversed: false, ...chosen, order, isOnlyMine: hasToken && chosen.isOnlyMine === true};
  const change = (next: Partial<Asked>) => setChosen(now => ({...now, ...next}));
  return {asked, change};
}
