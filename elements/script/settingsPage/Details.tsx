import type {FeatureInfo} from '#services/features';
import {requestText, text} from './messages';

const none: readonly string[] = [];

/** The details of a feature, the requests it makes, its id and its address. */
export function Details({feature: {id, details, requests, sites = none}}: {feature: FeatureInfo}) {
  return (
    <div className="long">
      {details ? <p>{details}</p> : null}
      <p className="requests">{[requestText[requests], ...sites.map(requestText.site)].join(' ')}</p>
      <p className="id">
        <code>{id}</code> · <a href={`#${id}`}>{text.linkToSetting}</a>
      </p>
    </div>
  );
}
