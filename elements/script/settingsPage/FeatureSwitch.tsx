import {useId} from 'react';

import {switchOf, type FeatureInfo} from '#services/features';
import {useSetting} from '#ui/useSetting';

/** The switch of a feature, named after it and described by its summary. */
export function FeatureSwitch({feature}: {feature: FeatureInfo}) {
  const [on, save] = useSetting(switchOf(feature));
  const nameId = useId();
  const summaryId = useId();
  return (
    <label className="field ui-check">
      <input
        type="checkbox"
        checked={on}
        aria-labelledby={nameId}
        aria-describedby={summaryId}
        onChange={event => save(event.target.checked)}
      />
      <span className="texts">
        <span id={nameId} className="name">
          {feature.name}
        </span>
        <span id={summaryId} className="summary">
          {feature.summary}
        </span>
      </span>
    </label>
  );
}
