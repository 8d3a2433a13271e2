import type {MouseEvent} from 'react';

import {chooseTitle} from '#domain/media/title';
import type {CurrentEntry} from '#services/entries/entry';
import {titleLanguage} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {detailsOf} from '../outboxNote/messages';
import {useSetting} from '#ui/useSetting';
import {usePlusOne} from './usePlusOne';
import {text} from './messages';

function OnHoldMark({held: {reason}}: {held: NonNullable<CurrentEntry['onHold']>}) {
  return (
    <span className="ui-plus-one-held" role="status" title={detailsOf(reason)}>
      {reason === 'conflict' ? text.changedElsewhere : text.notSavedYet}
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
  const title = chooseTitle(entry.title, language);
  const name = total ? text.buttonWithTotal(title, progress, total) : text.button(title, progress);
  return (
    <>
      {onHold ? <OnHoldMark held={onHold} /> : null}
      <Button variant="overlay" className="ui-plus-one" aria-label={name} aria-disabled={isFull} onClick={click}>
        {progress} {isFull ? '✓' : '+'}
      </Button>
    </>
  );
}
