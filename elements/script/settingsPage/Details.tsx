import type {FeatureInfo} from '#services/features';
import {Changed} from './Changed';
import {CopyText} from './CopyText';
import {Editor} from './Editor';
import {Options} from './Options';
import {PictureOrLink} from './Picture';
import {useFeatureSwitch} from './useFeatureSwitch';
import {useMissingNeeds} from './useMissingNeeds';
import {requestText, text} from './messages';
import {shellText} from './tabMessages';
import {Why} from './Why';

interface DetailsProps {
  feature: FeatureInfo;
  /** Keys of options that are shown while the feature is off, too, because they were searched or linked to. */
  wanted: readonly string[];
}

const none: readonly string[] = [];

/** The opened row: details, options, the requests it makes, why it may not work, its id and its address. */
export function Details({feature, wanted}: DetailsProps) {
  const {id, details, requests, sites = none} = feature;
  const [on] = useFeatureSwitch(feature);
  const missing = useMissingNeeds(feature);
  const edits = on && (missing.length === 0 || feature.editsAlways === true);
  return (
    <div className="long">
      {details ? <p>{details}</p> : null}
      <Changed feature={feature} />
      <Options feature={feature} on={on} wanted={wanted} disabled={missing.length > 0} />
      {edits ? <Editor feature={feature} /> : null}
      <p className="requests">{[requestText[requests], ...sites.map(requestText.site)].join(' ')}</p>
      <Why feature={feature} />
      <p className="ui-row">
        <code>{id}</code> <PictureOrLink feature={feature} /> <a href={`#${id}`}>{text.linkToSetting}</a>{' '}
        <CopyText
          label={shellText.copyLink}
          about={` ${feature.name}`}
          text={() => `${location.origin}${location.pathname}#${id}`}
        />
      </p>
    </div>
  );
}
