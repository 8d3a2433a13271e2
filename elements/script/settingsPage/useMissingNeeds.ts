import {useCallback, useSyncExternalStore} from 'react';

import {missingNeeds, type FeatureInfo, type Need} from '#services/features';
import {useServices} from '#ui/context';

/** What a feature needs but does not have. Updates with the session and the settings. */
export function useMissingNeeds(feature: FeatureInfo): readonly Need[] {
  const services = useServices();
  const subscribe = useCallback(
    (listener: () => void) => {
      const end = new AbortController();
      services.session.subscribe(listener, {signal: end.signal});
      services.settings.subscribe(listener, {signal: end.signal});
      return () => end.abort('over');
    },
    [services],
  );
  const missing = useSyncExternalStore(subscribe, () => missingNeeds(feature, services).join());
  return missing === '' ? [] : (missing.split(',') as Need[]);
}
