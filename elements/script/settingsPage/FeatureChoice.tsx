import {useId, useMemo} from 'react';

import {switchesOf, type FeatureInfo} from '#services/features';
import {chooseSwitch, chosenSwitch} from '#services/settings/turnFeature';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {text} from './messages';

/** The switches of a feature as a choice of one, with "Off". */
export function FeatureChoice({feature}: {feature: FeatureInfo}) {
  const {settings} = useServices();
  const switches = switchesOf(feature);
  const changes = useMemo(() => settings.changesOf(switchesOf(feature)), [settings, feature]);
  const chosen = useSource(changes, () => chosenSwitch(settings, feature)?.key ?? '');
  const id = useId();
  return (
    <label className="ui-field" data-option={switches.map(({key}) => key).join(' ')}>
      <span id={id}>{feature.name}</span>
      <select
        className="ui-select"
        value={chosen}
        aria-labelledby={id}
        onChange={event => chooseSwitch(settings, feature, event.target.value || undefined)}
      >
        <option value="">{text.off}</option>
        {switches.map(({key, title}) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
