import {useState} from 'react';

import {totalDuration, type TotalDuration} from '#domain/media/totalDuration';
import {watchMediaFacts} from '#host/pages/media/shownFacts';
import {useSignalEffect} from '#ui/useSignalEffect';
import {text} from './messages';

/**
 * A row with the running time of all aired episodes. The site patches the rows one by one when the media changes, so
 * they are all watched; the value from the anchor is the one before the first report.
 */
export default function DurationFact({total: initial}: {total: TotalDuration | undefined}) {
  const [total, setTotal] = useState(initial);
  useSignalEffect(signal => watchMediaFacts(facts => setTotal(totalDuration(facts)), {signal}), []);
  if (!total) return null;
  const duration = text.duration(Math.floor(total.minutes / 60), total.minutes % 60);
  return (
    <div className="ui-fact ui-fact-long">
      <div className="ui-fact-label">{text.label}</div>
      <div className="ui-fact-value">{total.isApproximate ? text.about(duration) : duration}</div>
    </div>
  );
}
