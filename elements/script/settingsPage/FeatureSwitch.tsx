import {useId} from 'react';

import type {FeatureInfo} from '#services/features';
import {FeatureTexts} from './FeatureTexts';
import {useFeatureSwitch} from './useFeatureSwitch';

/** The switch of a feature, named after it and described by its summary. */
export function FeatureSwitch({feature}: {feature: FeatureInfo}) {
  const [on, turn] = useFeatureSwitch(feature);
  const id = useId();
  return (
    <label className="field ui-check">
      <input
        type="checkbox"
        checked={on}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}summary`}
        onChange={event => turn(event.target.checked)}
      />
      <FeatureTexts feature={feature} id={id} />
    </label>
  );
}
