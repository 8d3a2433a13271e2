import {describeValues} from '#services/outbox/kinds/entries';
import type {Write} from '#services/outbox/write';
import type {OnHold} from '#services/outbox/outbox';
import {Button} from '#ui/Button';
import {useApi} from '#ui/context';

type Reason = NonNullable<OnHold>;

/** Texts for each reason why a write is on hold: the text that is shown and a longer explanation. */
export const onHoldTexts: Readonly<Record<Reason, {readonly text: string; readonly details: string}>> = {
  offline: {text: 'Not saved yet: you are offline.', details: 'It is kept and sent when the network is back.'},
  paused: {text: 'Not saved yet: the API pauses.', details: 'It is kept and sent when the API takes calls again.'},
  unanswered: {text: 'Not saved yet: the API does not answer.', details: 'It is kept and sent when the API answers.'},
  'signed-out': {text: 'Not saved yet: sign in again.', details: 'It is kept and sent when the script is signed in.'},
  'other-account': {
    text: 'Not saved: another account.',
    details: 'It is sent when script and site are one account again.',
  },
  conflict: {text: 'Changed elsewhere, too.', details: 'The site has another value than the one you changed.'},
  unconfirmed: {
    text: 'Nobody can tell whether this was posted.',
    details: 'Look whether it is there before sending it again.',
  },
};

/** The two choices for a write that waits for a decision. */
export function DecisionButtons({write}: {write: Write}) {
  const {writes} = useApi();
  if (write.state === 'unconfirmed')
    return (
      <>
        <Button small onClick={() => void writes.decide(write.id, 'there')}>
          It is there
        </Button>{' '}
        <Button small onClick={() => void writes.decide(write.id, 'again')}>
          Send it again
        </Button>
      </>
    );
  return (
    <>
      <Button small onClick={() => void writes.decide(write.id, 'mine')}>
        Keep mine
      </Button>{' '}
      <Button small onClick={() => void writes.decide(write.id, 'theirs')}>
        Take that
      </Button>
    </>
  );
}

/** Describes the site's value in a conflict. */
export const siteValueText = ({theirs}: Write) =>
  theirs && Object.keys(theirs).length ? `The site has ${describeValues(theirs)}.` : 'It is not on the list any more.';

/** States that a change has not been sent yet, and offers a choice where only the person can decide. */
export function OnHoldNote({write, reason}: {write: Write; reason: Reason}) {
  const {text, details} = onHoldTexts[reason];
  return (
    <p className="ui-note" role="status" title={details}>
      {text} {reason === 'conflict' ? `${siteValueText(write)} ` : ''}
      {reason === 'conflict' || reason === 'unconfirmed' ? <DecisionButtons write={write} /> : null}
    </p>
  );
}
