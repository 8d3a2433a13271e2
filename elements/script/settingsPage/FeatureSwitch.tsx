import type {FeatureInfo} from '#services/features';
import {useFeatureSwitch} from './useFeatureSwitch';
import {useIsBisected} from './useIsBisected';

interface FeatureSwitchProps {
  feature: FeatureInfo;
  /** The beginning of the ids of its texts. */
  id: string;
  tabIndex?: number | undefined;
}

/**
 * The switch of a feature, named after it and described by its summary. While a bisection keeps the feature off, it shows
 * that and cannot be changed.
 */
export function FeatureSwitch({feature, id, tabIndex}: FeatureSwitchProps) {
  const [on, turn] = useFeatureSwitch(feature);
  const isBisected = useIsBisected(feature);
  return (
    <span className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={on && !isBisected}
        disabled={isBisected}
        tabIndex={tabIndex}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}summary`}
        onChange={({target}) => turn(target.checked)}
      />
    </span>
  );
}
