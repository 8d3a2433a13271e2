import type {Services} from '#services/services';
import type {ExternalQuestion} from './externalApi';
import {queryText} from './queryText';
import {text as messageText} from './messages';

/**
 * Sends a query for another script. Once the feature is switched off, no more are sent.
 * @throws Error if the feature is off or the query is not a string.
 */
export async function runExternalQuery(
  services: Services,
  text: unknown,
  variables: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) {
  if (signal.aborted) throw new Error(messageText.off);
  if (typeof text !== 'string') throw new Error(messageText.notText);
  return queryText(services.apiFor('automailAPI'), text, {...variables}, signal);
}

/**
 * The questions available to other scripts.
 * @throws Error if the feature is off.
 */
export async function listQuestions(services: Services, signal: AbortSignal) {
  if (signal.aborted) throw new Error(messageText.off);
  return structuredClone((await services.questions()).list());
}

/**
 * Answers a question of another script. Once the feature is switched off, it stops.
 * @throws Error if the feature is off, no user is named, or the question cannot be answered.
 */
export async function askQuestion(
  services: Services,
  question: string,
  {userName, listType, options, signal: theirs}: ExternalQuestion,
  signal: AbortSignal,
) {
  if (signal.aborted) throw new Error(messageText.off);
  if (typeof userName !== 'string' || !userName) throw new Error(messageText.noUser);
  const until = theirs instanceof AbortSignal ? AbortSignal.any([signal, theirs]) : signal;
  const about = {userName, listType: listType === 'MANGA' ? listType : 'ANIME', options: {...options}} as const;
  const questions = await services.questions();
  return structuredClone(await questions.ask(question, about, {signal: until, featureId: 'automailAPI'}));
}
