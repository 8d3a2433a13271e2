import {apiOf} from '#services/api/api';
import {askText} from '#services/api/askText';
import type {Services} from '#services/services';

/** Asks for another script's query. After the feature has been switched off, nothing is asked any more. */
export async function askForOthers(
  services: Services,
  text: unknown,
  variables: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) {
  if (signal.aborted) throw new Error('This API is switched off.');
  if (typeof text !== 'string') throw new Error('The query must be a text.');
  return askText(
    apiOf(services).client,
    text,
    {...variables},
    {priority: 'background', featureId: 'automailAPI', signal},
  );
}
