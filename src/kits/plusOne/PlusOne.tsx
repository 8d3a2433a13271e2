import {useRef, type MouseEvent} from 'react';

import {isTooSoon, type ProgressChange} from '#domain/list/plusProgress';
import type {ApiError} from '#services/api/apiError';
import type {CurrentEntry, SeenEntry} from '#services/entries/entry';
import {Button} from '#ui/Button';
import {useApi} from '#ui/context';
import {useToast} from '#ui/toast/useToast';
import {useMediaTitle} from '#ui/link/useMediaTitle';
import {reasonText} from '../outboxNote/messages';
import {useReasonText} from '../outboxNote/useOnHold';
import {usePlusOne} from './usePlusOne';
import {text} from './messages';

function OnHoldMark({held: {reason}}: {held: NonNullable<CurrentEntry['onHold']>}) {
  const words = useReasonText()(reason);
  const other = reason === 'slow' ? reasonText.slow : text.notSavedYet;
  return (
    <span className="ui-plus-one-held" role="status" title={words}>
      {reason === 'conflict' ? text.changedElsewhere : other}
    </span>
  );
}

/** Saves a change. One that the API refuses is rolled back with a message; one without an answer stays in the outbox. */
function useSave(mediaId: number) {
  const {inProgress} = useApi().lists;
  const toast = useToast();
  return (change: ProgressChange, seen: SeenEntry) =>
    void inProgress
      .save(mediaId, change, seen)
      .catch(({message}: ApiError) => toast({kind: 'error', text: text.failed(message)}));
}

/**
 * The "3 +" button on a card, which adds one episode or chapter, but not for the second half of a double click. The
 * card may be a link, so the click does not propagate.
 */
export function PlusOne({entry}: {entry: CurrentEntry}) {
  const title = useMediaTitle({id: entry.mediaId, type: entry.mediaType, title: entry.title});
  const add = usePlusOne(entry, useSave(entry.mediaId));
  const last = useRef<number>(undefined);
  const isFull = add === undefined;
  const {progress, total, onHold} = entry;
  const click = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isFull || isTooSoon(last.current, event.timeStamp)) return;
    last.current = event.timeStamp;
    add();
  };
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
