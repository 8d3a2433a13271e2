import {useId} from 'react';

import type {FeatureInfo} from '#services/features';
import {Check} from '#ui/Check';
import {FeatureTexts} from './FeatureTexts';
import {useFeatureSwitch} from './useFeatureSwitch';

/** The switch of a feature, named after it and described by its summary. */
export function FeatureSwitch({feature}: {feature: FeatureInfo}) {
  const [on, turn] = useFeatureSwitch(feature);
  const id = useId();
  return (
    <Check className="field" checked={on} aria-labelledby={`${id}name`} aria-describedby={`${id}summary`} change={turn}>
      <FeatureTexts feature={feature} id={id} />
    </Check>
  );
}
