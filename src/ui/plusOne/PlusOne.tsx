import type {MouseEvent} from 'react';

import {chooseTitle} from '../../domain/title';
import type {CurrentEntry} from '../../services/lists/currentEntry';
import {titleLanguage} from '../../services/settings/shared';
import {heldTexts} from '../HeldNote';
import {useSetting} from '../useSetting';
import {usePlusOne} from './usePlusOne';

function HeldMark({held: {why}}: {held: NonNullable<CurrentEntry['held']>}) {
  const {text, more} = heldTexts[why];
  const decide = why === 'conflict' ? ' You can decide in the settings.' : '';
  return (
    <span className="ui-plus-one-held" role="status" title={`${text} ${more}${decide}`}>
      {why === 'conflict' ? 'Changed elsewhere' : 'Not saved yet'}
    </span>
  );
}

/** "3 +" on a card: one episode or chapter more. The card may be a link: the click stays here. */
export function PlusOne({entry}: {entry: CurrentEntry}) {
  const [language] = useSetting(titleLanguage);
  const {isFull, tap} = usePlusOne(entry);
  const {progress, total, held} = entry;
  const click = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    tap(event.timeStamp);
  };
  const name = `Raise progress of ${chooseTitle(entry.title, language)}, now ${progress}${total ? ` of ${total}` : ''}`;
  return (
    <>
      {held ? <HeldMark held={held} /> : null}
      <button type="button" className="ui-plus-one" aria-label={name} aria-disabled={isFull} onClick={click}>
        {progress} {isFull ? '✓' : '+'}
      </button>
    </>
  );
}
