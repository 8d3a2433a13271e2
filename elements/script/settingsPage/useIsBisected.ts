import {useMemo} from 'react';

import {keyOf, type FeatureInfo} from '#services/features';
import {bisectSearch} from '#services/settings/shared';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';

/** Whether the search for the cause of a problem keeps a feature off. */
export function useIsBisected(feature: FeatureInfo): boolean {
  const {settings} = useServices();
  const changes = useMemo(() => settings.changesOf([bisectSearch]), [settings]);
  const names = [feature.id, keyOf(feature)];
  return useSource(changes, () => settings.get(bisectSearch)?.off.some(name => names.includes(name)) === true);
}
