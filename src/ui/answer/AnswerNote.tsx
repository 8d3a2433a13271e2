import type {ReactNode} from 'react';

import {Alert} from '../Alert';
import {Button} from '../Button';
import {HostLink} from '../link/HostLink';
import {useIsRejected} from '../useHasToken';
import {text} from './messages';
import {pauseOf, type Answer, type Problem} from './problem';
import {RejectedNote} from './RejectedNote';

/**
 * `note`: a paragraph. `inline`: the same within a line. `sign`: a sign with the text as its tooltip, for narrow
 * places. `text`: only the text, as a part of an announcement. Or a function of the text.
 */
export type Look = 'note' | 'inline' | 'sign' | 'text' | ((message: string) => ReactNode);

/** The look of a problem. */
export interface NoteLook {
  look?: Look;
  /** The signs of `sign`. */
  signs?: {readonly waiting?: string; readonly failed?: string};
  className?: string;
  /** Requests the answer again; a failure then has a button for it. */
  retry?: () => void;
}

interface AnswerNoteProps extends NoteLook {
  problem: Problem;
  answer: Answer;
  message: string;
}

const usualSigns = {waiting: '…', failed: '–'};

/** Tells the user why an answer is missing. */
export function AnswerNote({problem, answer, message: usual, look = 'note', signs, className, retry}: AnswerNoteProps) {
  // A missing sign-in isn't a refusal or an unknown state: AniList may accept the sign-in again.
  const lacksSignIn = problem === 'signedOut' || answer.error?.kind === 'refused';
  const isRejected = useIsRejected() && lacksSignIn;
  const message = isRejected ? text.rejected : usual;
  if (look === 'text') return message;
  if (typeof look === 'function') return look(message);
  const isFailed = problem === 'failed';
  const isPrivate = answer.error?.kind === 'private';
  if (look === 'sign') {
    const sign = problem === 'waiting' || isFailed ? {...usualSigns, ...signs}[problem] : undefined;
    return (
      <span className={className} title={sign && message}>
        {sign ?? message}
      </span>
    );
  }
  if (isRejected) return <RejectedNote as={look === 'note' ? 'p' : 'span'} className={className} />;
  const pause = problem === 'waiting' ? pauseOf(answer) : undefined;
  return (
    <Alert
      as={look === 'note' ? 'p' : 'span'}
      kind={isFailed && !isPrivate ? 'error' : 'plain'}
      polite={!isFailed || isPrivate}
      className={className}
      title={pause}
    >
      {message}
      {isPrivate ? (
        <>
          {' '}
          <HostLink to="/settings/apps#aniscripts-sign-in">{text.signIn}</HostLink>
        </>
      ) : null}
      {isFailed && retry && !isPrivate ? (
        <>
          {' '}
          <Button small onClick={retry}>
            {text.retry}
          </Button>
        </>
      ) : null}
    </Alert>
  );
}
