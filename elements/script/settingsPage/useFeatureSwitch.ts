import {useMemo} from 'react';

import {switchesOf, type FeatureInfo} from '#services/features';
import {isSwitchedOn, turnFeature} from '#services/settings/turnFeature';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';

/** Whether a feature is switched on, and its setter. A feature with several switches is on while any of them is. */
export function useFeatureSwitch(feature: FeatureInfo): readonly [boolean, (on: boolean) => void] {
  const {settings} = useServices();
  const changes = useMemo(() => settings.changesOf(switchesOf(feature)), [settings, feature]);
  const on = useSource(changes, () => isSwitchedOn(settings, feature));
  return [on, next => turnFeature(settings, feature, next)];
}
