import {useMemo} from 'react';

import type {FeatureInfo} from '#services/features';
import {featureNamed} from '#services/settings/featureNamed';
import type {ToggleSetting} from '#services/settings/handles';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {RichText} from '#ui/RichText';
import {useSource} from '#ui/useSource';
import {needText} from './rowMessages';

const none: readonly ToggleSetting[] = [];

/** The features that a feature requires and that are off, with a button to turn them on. */
export function Required({feature: {requiresFeatures = none}}: {feature: FeatureInfo}) {
  const {settings, catalogue} = useServices();
  const changes = useMemo(() => settings.changesOf(requiresFeatures), [settings, requiresFeatures]);
  const off = useSource(changes, () =>
    requiresFeatures
      .filter(each => !settings.get(each))
      .map(({key}) => key)
      .join(),
  );
  return requiresFeatures
    .filter(({key}) => off.split(',').includes(key))
    .map(setting => {
      const name = featureNamed(catalogue, setting.key)?.feature.name ?? setting.key;
      return (
        <p key={setting.key} className="reason">
          <RichText text={needText.other} parts={{feature: <a href={`#${setting.key}`}>{name}</a>}} />{' '}
          <Button small onClick={() => settings.set(setting, true)}>
            {needText.turnOn}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </p>
      );
    });
}
