import type {ReactNode} from 'react';

import {Age} from '../Age';
import {AnswerNote, type NoteLook} from './AnswerNote';
import {messageOf, problemOf, type Answer, type AnswerTexts, type Problem} from './problem';

interface AsyncAnswerProps<T> extends NoteLook {
  /** The return value of the query hook. */
  answer: Answer;
  /** The value read from its data. While there is none, the state explains why. */
  value: T;
  /** Shows the value; without it only problems are shown. */
  children?: (value: NonNullable<T>) => ReactNode;
  texts?: AnswerTexts;
  /** Problems that are not shown; `true`: none is, for example because the site's own content stays. */
  silent?: true | readonly Problem[];
  /** Mark of a stale value: its age, the reason, or nothing. */
  stale?: 'age' | 'reason' | 'nothing';
  /** Shown instead of the text while loading, and while a silent answer waits for the API. */
  whileLoading?: ReactNode;
}

/**
 * Shows the answer of a query: its value, or the reason why there is none and a way to fix that. A stale value stays
 * visible with its age.
 */
export function AsyncAnswer<T>({
  answer,
  value,
  children,
  texts = {},
  silent = [],
  stale = 'age',
  whileLoading,
  ...note
}: AsyncAnswerProps<T>) {
  const problem = problemOf(answer);
  const isSilent = silent === true || silent.includes(problem);
  const reason = isSilent ? null : (
    <AnswerNote {...note} problem={problem} answer={answer} message={messageOf(problem, answer, texts)} />
  );
  const isAwaited = problem === 'loading' || (problem === 'waiting' && isSilent);
  if (value === undefined || value === null) return isAwaited && whileLoading ? whileLoading : reason;
  const isStale = answer.state === 'waiting' || answer.state === 'failed';
  return (
    <>
      {children?.(value)}
      {isStale && stale === 'age' ? <Age at={answer.at} /> : null}
      {isStale && stale === 'reason' ? reason : null}
    </>
  );
}
