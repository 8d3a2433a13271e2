import {useState, type FocusEvent, type KeyboardEvent, type ReactNode, type UIEvent} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import {text} from '#services/settings/hiddenScoreMessages';
import {useScoresHidden} from './useScoresHidden';

interface CoveredScoreProps {
  /** The subject of the score; the score of another one is covered again. */
  subject: number | string;
  children: ReactNode;
}

interface HiddenScoreProps extends CoveredScoreProps {
  /** Whether the score is one that the user gave. */
  isOwn?: boolean;
}

function Bar({children}: {children: ReactNode}) {
  const [state, setState] = useState<'hidden' | 'shown' | 'closed'>('hidden');
  const isShown = state === 'shown';
  const press = (event: UIEvent) => {
    // It may be within a link or a row that reacts to clicks.
    event.preventDefault();
    event.stopPropagation();
    setState(isShown ? 'closed' : 'shown');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(event) === 'Enter' || pressedKey(event) === ' ') press(event);
  };
  // A score that was covered by a press stays so until both the pointer and the focus have left.
  const leave = ({currentTarget}: UIEvent | FocusEvent, held: string) => {
    if (state === 'closed' && !currentTarget.matches(held)) setState('hidden');
  };
  return (
    <span
      className="ui-hidden-score"
      data-state={state}
      role="button"
      tabIndex={0}
      onClick={press}
      onKeyDown={onKeyDown}
      onPointerLeave={event => leave(event, ':focus-visible')}
      onBlur={event => leave(event, ':hover')}
    >
      {isShown ? null : <span className="visually-hidden">{text.hidden}</span>}
      <span className="ui-hidden-score-content" aria-hidden={!isShown}>
        {children}
      </span>
    </span>
  );
}

/** A gray bar in place of a score. The score shows on hover and on keyboard focus; a press keeps it, and the next covers it. */
export const CoveredScore = ({subject, children}: CoveredScoreProps) => <Bar key={subject}>{children}</Bar>;

/** An average, or a score that a user gave; covered while the user hides such scores. */
export function HiddenScore({subject, isOwn = false, children}: HiddenScoreProps) {
  return useScoresHidden({isOwn}) ? <CoveredScore subject={subject}>{children}</CoveredScore> : children;
}
