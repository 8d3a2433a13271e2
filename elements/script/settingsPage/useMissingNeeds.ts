import {useMemo} from 'react';

import {anyOf} from '#domain/value/store';
import {missingNeeds, settingsOfNeeds, type FeatureInfo, type Need} from '#services/features';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';

/** The unmet needs of a feature. Updates with the session and the settings. */
export function useMissingNeeds(feature: FeatureInfo): readonly Need[] {
  const services = useServices();
  const {session, settings} = services;
  const source = useMemo(() => anyOf(session, settings.changesOf(settingsOfNeeds)), [session, settings]);
  const missing = useSource(source, () => missingNeeds(feature, services).join());
  return missing === '' ? [] : (missing.split(',') as Need[]);
}
