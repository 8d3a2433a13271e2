import {equal} from '@wry/equality';
import {useMemo} from 'react';

import type {FeatureInfo} from '#services/features';
import {handlesOfFeature} from '#services/settings/presets';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {text} from './messages';

/** Marks a feature whose switch, settings or data differ from the defaults, with a button to reset them. */
export function Changed({feature}: {feature: FeatureInfo}) {
  const {settings} = useServices();
  const handles = useMemo(() => handlesOfFeature(feature), [feature]);
  const changes = useMemo(() => settings.changesOf(handles), [settings, handles]);
  const isChanged = useSource(changes, () => handles.some(handle => !equal(settings.get(handle), handle.initial)));
  if (!isChanged) return null;
  return (
    <span className="changed">
      {text.changed}{' '}
      <Button small onClick={() => settings.reset(handles)}>
        {text.reset}
        <span className="visually-hidden"> {feature.id}</span>
      </Button>
    </span>
  );
}
