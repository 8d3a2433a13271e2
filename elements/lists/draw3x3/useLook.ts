import {useMemo} from 'react';

import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import type {Look} from './drawCollage';
import {lookIn} from './look';
import {layoutSettings} from './settings';

const all = Object.values(layoutSettings);

/** The look of the collage; updates with the settings. */
export function useLook(): Look {
  const {settings} = useServices();
  const changes = useMemo(() => settings.changesOf(all), [settings]);
  const key = useSource(changes, () => JSON.stringify(lookIn(settings)));
  return useMemo(() => JSON.parse(key) as Look, [key]);
}
