import {queryText} from '#services/api/queryText';
import type {Services} from '#services/services';
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
  return queryText(
    services.apiFor('automailAPI').client,
    text,
    {...variables},
    {priority: 'background', featureId: 'automailAPI', signal},
  );
}
