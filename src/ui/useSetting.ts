import {useCallback, useSyncExternalStore} from 'react';

import type {Setting} from '../services/settings/handles';
import {useServices} from './context';

/** A setting's value, drawn anew when it changes here or in another tab. */
export function useSetting<T>(setting: Setting<T>): readonly [T, (value: T) => void] {
  const {settings} = useServices();
  const subscribe = useCallback(
    (listener: () => void) => {
      const end = new AbortController();
      settings.subscribe(listener, {signal: end.signal});
      return () => end.abort('over');
    },
    [settings],
  );
  const value = useSyncExternalStore(subscribe, () => settings.get(setting));
  return [value, next => settings.set(setting, next)];
}
