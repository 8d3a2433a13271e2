import {useMemo} from 'react';

import type {ToggleSetting} from '#services/settings/handles';
import {isOptionOn, settingsOfHolds} from '#services/settings/heldBack';
import {useServices} from './context';
import {useSource} from './useSource';

/** Whether an option of a feature is on. Updates when that changes here or in another tab, or when a fix or bisect holds it back. */
export function useOption(option: ToggleSetting): boolean {
  const {settings} = useServices();
  const changes = useMemo(() => settings.changesOf([option, ...settingsOfHolds]), [settings, option]);
  return useSource(changes, () => isOptionOn(settings, option));
}
