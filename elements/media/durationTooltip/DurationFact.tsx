import {useState} from 'react';

import type {MediaFacts} from '#domain/media/subTitle';
import {totalDuration, type TotalDuration} from '#domain/media/totalDuration';
import {watchDescription} from '#host/pages/media/description';
import {watchMediaFacts} from '#host/pages/media/shownFacts';
import {useSignalEffect} from '#ui/useSignalEffect';
import {text} from './messages';

/**
 * A row with the running time of all aired episodes. The site patches the rows one by one when the media changes, so
 * they are all watched; the value from the anchor is the one before the first report.
 */
export default function DurationFact({total: initial}: {total: TotalDuration | undefined}) {
  const [facts, setFacts] = useState<MediaFacts>();
  const [description, setDescription] = useState('');
  useSignalEffect(signal => {
    watchMediaFacts(setFacts, {signal});
    watchDescription(setDescription, {signal});
  }, []);
  const total = facts ? totalDuration(facts, description) : initial;
  if (!total) return null;
  const duration = text.duration(Math.floor(total.minutes / 60), total.minutes % 60);
  return (
    <div className="ui-fact ui-fact-long">
      <div className="ui-fact-label">{text.label}</div>
      <div className="ui-fact-value">{total.isApproximate ? text.about(duration) : duration}</div>
    </div>
  );
}
