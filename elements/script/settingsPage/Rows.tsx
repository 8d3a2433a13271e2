import type {FeatureInfo} from '#services/features';
import type {NamedFeature} from '#services/settings/featureNamed';
import {FeatureRow} from './FeatureRow';
import {foundOptions} from './find';
import {useRoving} from './useRoving';

interface RowsProps {
  features: readonly FeatureInfo[];
  /** Id of the heading above. */
  titleId: string;
  /** The search words. */
  words?: string;
  addressed?: NamedFeature | undefined;
}

/** A list of features, each in a row. */
export function Rows({features, titleId, words = '', addressed}: RowsProps) {
  const {current, handlers} = useRoving(features.map(({id}) => id));
  return (
    <ul className="features ui-list" aria-labelledby={titleId} {...handlers}>
      {features.map(feature => (
        <FeatureRow
          key={feature.id}
          feature={feature}
          addressed={feature === addressed?.feature ? addressed : undefined}
          found={foundOptions(feature, words)}
          isCurrent={feature.id === current}
        />
      ))}
    </ul>
  );
}
