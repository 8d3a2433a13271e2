import type {ApiError} from '#services/api/apiError';
import {text as apiText} from '#services/api/messages';
import {text} from './messages';

/** The common part of the return values of our query hooks. */
export interface Answer {
  readonly state: 'signedOut' | 'loading' | 'data' | 'waiting' | 'failed';
  /** When the data were fetched (epoch milliseconds). */
  readonly at?: number | undefined;
  /** When the API accepts requests again (epoch milliseconds). */
  readonly until?: number | undefined;
  readonly error?: ApiError | undefined;
}

/**
 * The reason why there is nothing to show. `missing`: AniList has no such object, or the answer lacks the requested
 * field.
 */
export type Problem = 'signedOut' | 'loading' | 'waiting' | 'failed' | 'missing';

/** A feature's own texts. Most features give only a noun. `failed` gets the reason, which is a sentence. */
export interface AnswerTexts extends Partial<Record<Exclude<Problem, 'failed'>, string>> {
  /** The things that are loaded, as the object of a sentence: "the links". */
  readonly noun?: string;
  readonly failed?: (reason: string) => string;
}

/** The problem of an answer without a value. */
export function problemOf({state, error}: Answer): Problem {
  return state === 'data' || error?.kind === 'missing' ? 'missing' : state;
}

/** The end of the API's pause, as a sentence. */
export const pauseOf = ({until}: Answer) => (until === undefined ? apiText.waiting : apiText.waitingUntil(until));

/** The texts about a noun. A missing sign-in is the same for all. */
const ofNoun = (noun: string): AnswerTexts => ({
  loading: text.nounLoading(noun),
  waiting: text.nounWaiting(noun),
  missing: text.nounFailed(noun, apiText.missing),
});

/** The text of a problem for the user. */
export function messageOf(problem: Problem, answer: Answer, texts: AnswerTexts): string {
  const {noun} = texts;
  if (problem === 'failed') {
    const reason = answer.error?.message ?? apiText.unusable;
    return texts.failed?.(reason) ?? (noun ? text.nounFailed(noun, reason) : reason);
  }
  const own = texts[problem] ?? (noun && ofNoun(noun)[problem]);
  if (problem === 'waiting' && own !== undefined && answer.until !== undefined)
    return `${own} ${apiText.expected(answer.until)}`;
  const usual = {...text, missing: apiText.missing, waiting: pauseOf(answer)};
  return own ?? usual[problem];
}
