import type {ReactNode} from 'react';

import {Age} from '../Age';
import {AnswerNote, type NoteLook} from './AnswerNote';
import {messageOf, problemOf, type Answer, type AnswerTexts, type Problem} from './problem';

interface AsyncAnswerProps<T> extends NoteLook {
  /** What the query hook returned. */
  answer: Answer;
  /** What is wanted of its data. While there is none, the state says why. */
  value: T;
  /** Shows the value; without it only problems are shown. */
  children?: (value: NonNullable<T>) => ReactNode;
  texts?: AnswerTexts;
  /** Problems that are not mentioned; `true`: none is, for example because the site's own content stays. */
  silent?: true | readonly Problem[];
  /** What an older value is shown with while there is no newer one: its age, the reason, or nothing. */
  stale?: 'age' | 'reason' | 'nothing';
  /** Shown instead of the text while loading. */
  whileLoading?: ReactNode;
}

/**
 * Turns the answer of a query into what a person sees: its value, or why there is none and what can be done. Where an
 * older value is all there is, it stays and its age is shown with it.
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
  if (value === undefined || value === null) return problem === 'loading' && whileLoading ? whileLoading : reason;
  const isStale = answer.state === 'waiting' || answer.state === 'failed';
  return (
    <>
      {children?.(value)}
      {isStale && stale === 'age' ? <Age at={answer.at} /> : null}
      {isStale && stale === 'reason' ? reason : null}
    </>
  );
}
