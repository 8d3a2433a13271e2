import {useMemo} from 'react';

import type {RoleOrder} from '#domain/media/roleOrder';
import {safeForWork, titleLanguage} from '#services/settings/shared';
import {useSetting} from '#ui/useSetting';
import type {CardLook} from './RoleCardView';

/** Properties shared by all cards: the same object until one of them changes. */
export function useCardLook(order: RoleOrder): CardLook {
  const [language] = useSetting(titleLanguage);
  const [isSafe] = useSetting(safeForWork);
  return useMemo(() => ({order, language, isSafe}), [order, language, isSafe]);
}
