import type {FeatureInfo} from '#services/features';
import {requestText, text} from './messages';
import {Why} from './Why';

const none: readonly string[] = [];

/** The details of a feature, the requests it makes, why it may not work, its id and its address. */
export function Details({feature}: {feature: FeatureInfo}) {
  const {id, details, requests, sites = none} = feature;
  return (
    <div className="long">
      {details ? <p>{details}</p> : null}
      <p className="requests">{[requestText[requests], ...sites.map(requestText.site)].join(' ')}</p>
      <Why feature={feature} />
      <p>
        <code>{id}</code> · <a href={`#${id}`}>{text.linkToSetting}</a>
      </p>
    </div>
  );
}
