import type {FeatureInfo} from '#services/features';

/** The name and the summary of a feature, in elements whose ids begin with `id`. */
export function FeatureTexts({feature: {name, summary}, id}: {feature: FeatureInfo; id: string}) {
  return (
    <span className="texts">
      <span id={`${id}name`} className="name">
        {name}
      </span>
      <span id={`${id}summary`} className="summary">
        {summary}
      </span>
    </span>
  );
}
