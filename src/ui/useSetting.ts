import {useMemo} from 'react';

import type {Setting} from '#services/settings/handles';
import {useServices} from './context';
import {useSource} from './useSource';

/** A setting's value and its setter. Updates when the value changes here or in another tab. */
export function useSetting<T>(setting: Setting<T>): readonly [T, (value: T) => void] {
  const {settings} = useServices();
  const changes = useMemo(() => settings.changesOf([setting]), [settings, setting]);
  const value = useSource(changes, () => settings.get(setting));
  return [value, next => settings.set(setting, next)];
}
