import {Fragment, type ReactNode} from 'react';

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
  /** An item below each feature. */
  after?: ((feature: FeatureInfo) => ReactNode) | undefined;
}

/** A list of features, each in a row. */
export function Rows({features, titleId, words = '', addressed, after}: RowsProps) {
  const {current, handlers} = useRoving(features.map(({id}) => id));
  return (
    <ul className="features ui-list" aria-labelledby={titleId} {...handlers}>
      {features.map(feature => (
        <Fragment key={feature.id}>
          <FeatureRow
            feature={feature}
            addressed={feature === addressed?.feature ? addressed : undefined}
            found={foundOptions(feature, words)}
            isCurrent={feature.id === current}
          />
          {after?.(feature)}
        </Fragment>
      ))}
    </ul>
  );
}
