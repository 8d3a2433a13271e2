import type {FeatureInfo} from '#services/features';

/** The name and the summary of a feature, in elements whose ids begin with `id`. */
export const FeatureTexts = ({feature: {name, summary}, id}: {feature: FeatureInfo; id: string}) => (
  <span className="texts">
    <span id={`${id}name`} className="name">
      {name}
    </span>
    <span id={`${id}summary`} className="summary">
      {summary}
    </span>
  </span>
);
