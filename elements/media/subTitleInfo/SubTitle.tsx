import {useState} from 'react';

import {subTitleParts} from '#domain/media/subTitle';
import {watchMediaFacts} from '#host/pages/media/shownFacts';
import {useSignalEffect} from '#ui/useSignalEffect';
import {text} from './messages';

/** Basic data of the media item below its title, as shown in the sidebar. */
export default function SubTitle() {
  const [parts, setParts] = useState<readonly string[]>([]);
  useSignalEffect(signal => watchMediaFacts(facts => setParts(subTitleParts(facts)), {signal}), []);
  if (parts.length === 0) return null;
  return (
    <ul className="ui-list ui-facts" aria-label={text.list}>
      {parts.map(part => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}
