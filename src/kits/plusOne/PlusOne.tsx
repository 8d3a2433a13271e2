import type {MouseEvent} from 'react';

import {chooseTitle} from '#domain/media/title';
import type {CurrentEntry} from '#services/lists/currentEntry';
import {titleLanguage} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {onHoldTexts} from '../outboxNote/OnHoldNote';
import {useSetting} from '#ui/useSetting';
import {usePlusOne} from './usePlusOne';

function OnHoldMark({held: {reason}}: {held: NonNullable<CurrentEntry['onHold']>}) {
  const {text, details} = onHoldTexts[reason];
  const decide = reason === 'conflict' ? ' You can decide in the settings.' : '';
  return (
    <span className="ui-plus-one-held" role="status" title={`${text} ${details}${decide}`}>
      {reason === 'conflict' ? 'Changed elsewhere' : 'Not saved yet'}
    </span>
  );
}

/**
 * The "3 +" button on a card, which adds one episode or chapter. The card may be a link, so the click does not
 * propagate.
 */
export function PlusOne({entry}: {entry: CurrentEntry}) {
  const [language] = useSetting(titleLanguage);
  const {isFull, tap} = usePlusOne(entry);
  const {progress, total, onHold} = entry;
  const click = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    tap(event.timeStamp);
  };
  const name = `Raise progress of ${chooseTitle(entry.title, language)}, now ${progress}${total ? ` of ${total}` : ''}`;
  return (
    <>
      {onHold ? <OnHoldMark held={onHold} /> : null}
      <Button variant="overlay" className="ui-plus-one" aria-label={name} aria-disabled={isFull} onClick={click}>
        {progress} {isFull ? '✓' : '+'}
      </Button>
    </>
  );
}
