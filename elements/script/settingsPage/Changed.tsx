import {equal} from '@wry/equality';
import {useMemo} from 'react';

import type {FeatureInfo} from '#services/features';
import {handlesOfFeature} from '#services/settings/presets';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useToast} from '#ui/toast/useToast';
import {useSource} from '#ui/useSource';
import {text} from './messages';
import {storageText} from './panelMessages';

/** Marks a feature whose switch, settings or data differ from the defaults, with a button to reset them. */
export function Changed({feature}: {feature: FeatureInfo}) {
  const {settings} = useServices();
  const handles = useMemo(() => handlesOfFeature(feature), [feature]);
  const changes = useMemo(() => settings.changesOf(handles), [settings, handles]);
  const isChanged = useSource(changes, () => handles.some(handle => !equal(settings.get(handle), handle.initial)));
  const toast = useToast();
  // The data of a feature may be a list that took long to write, so one step can be undone.
  const reset = () => {
    const before = settings.snapshot();
    settings.reset(handles);
    const stored = handles.filter(({key}) => before[key] !== undefined);
    const run = () => settings.setEach(stored, ({key}) => before[key]);
    toast({text: storageText.wasReset(feature.name), action: {label: storageText.undo, run}});
  };
  if (!isChanged) return null;
  return (
    <span className="changed">
      {text.changed}{' '}
      <Button small onClick={reset}>
        {text.reset}
        <span className="visually-hidden"> {feature.name}</span>
      </Button>
    </span>
  );
}
