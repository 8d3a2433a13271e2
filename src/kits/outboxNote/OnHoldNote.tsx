import {describeValues} from '#services/entries/writes';
import type {Write} from '#services/outbox/write';
import type {OnHold} from '#services/outbox/outbox';
import {Button} from '#ui/Button';
import {useApi} from '#ui/context';
import {reasonDetails, text} from './messages';
import {OnHoldMark} from './OnHoldMark';
import {useReasonText} from './useOnHold';

type Reason = NonNullable<OnHold>;

/** The two choices for a write that waits for a decision. */
export function DecisionButtons({write}: {write: Write}) {
  const {writes} = useApi();
  if (write.state === 'unconfirmed')
    return (
      <>
        <Button small onClick={() => void writes.decide(write.id, 'there')}>
          {text.isThere}
        </Button>{' '}
        <Button small onClick={() => void writes.decide(write.id, 'again')}>
          {text.sendAgain}
        </Button>
      </>
    );
  return (
    <>
      <Button small onClick={() => void writes.decide(write.id, 'mine')}>
        {text.keepMine}
      </Button>{' '}
      <Button small onClick={() => void writes.decide(write.id, 'theirs')}>
        {text.useTheirs}
      </Button>
    </>
  );
}

/** Describes the site's value in a conflict, unless it is a long text. */
export function siteValueText({theirs, mediaType}: Write) {
  if (!theirs || !Object.keys(theirs).length) return text.gone;
  const words = describeValues(theirs, {mediaType});
  return words && text.theirs(words);
}

/**
 * States that a change has not been sent yet, and offers a choice if only the user can decide. While AniList is merely
 * slow, it is a mark, which moves nothing.
 */
export function OnHoldNote({write, reason}: {write: Write; reason: Reason}) {
  const words = useReasonText()(reason, true);
  if (reason === 'slow') return <OnHoldMark reason={reason} />;
  return (
    <p className="ui-note" role="status" title={reasonDetails[reason]}>
      {words} {reason === 'conflict' ? `${siteValueText(write)} ` : ''}
      {reason === 'conflict' || reason === 'unconfirmed' ? <DecisionButtons write={write} /> : null}
    </p>
  );
}
