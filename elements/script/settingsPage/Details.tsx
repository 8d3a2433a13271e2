import type {FeatureInfo} from '#services/features';
import {text} from './messages';

/** The full description of a feature, with its id and its address. */
export function Details({feature: {id, extendedDescription}}: {feature: FeatureInfo}) {
  return (
    <div className="long">
      {extendedDescription ? <p>{extendedDescription}</p> : null}
      <p className="id">
        <code>{id}</code> · <a href={`#${id}`}>{text.linkToSetting}</a>
      </p>
    </div>
  );
}
