import type {FeatureInfo} from '#services/features';

/** The names of features that change, below their number. */
export const FeatureNames = ({features}: {features: readonly FeatureInfo[]}) => (
  <ul>
    {features.map(({id, name}) => (
      <li key={id}>{name}</li>
    ))}
  </ul>
);
