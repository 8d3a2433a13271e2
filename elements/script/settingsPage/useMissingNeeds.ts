import {useCallback, useSyncExternalStore} from 'react';

import {missingNeeds, type FeatureInfo, type Need} from '#services/features';
import {useServices} from '#ui/context';

/** What a feature needs and does not have, drawn anew with the session. */
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
