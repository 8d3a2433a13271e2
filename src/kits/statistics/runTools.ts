import type {ElementContextValue} from '#ui/context';
import {entrySaver} from './entrySaver';
import type {RunContext, RunTools, Subject} from './statistic';
import {waitUntil} from './wait';
import {readPatiently} from '#services/api/fetch';

/** Creates the tools of a run, which work until its signal aborts. */
export function runTools(
  {featureId, services}: Pick<ElementContextValue, 'featureId' | 'services'>,
  context: Subject & RunContext,
  signal: AbortSignal,
  progress: RunTools['progress'],
): RunTools {
  const api = services.apiFor(featureId);
  return {
    ...context,
    signal,
    progress,
    read: (document, variables, {lifetime, anonymous = false} = {}) =>
      readPatiently(refetch => {
        const call = {anonymous, signal, priority: 'heavy'} as const;
        return lifetime
          ? api.read(document, variables, {...call, lifetime, refetch, retry: true})
          : api.fetch(document, variables, call);
      }, signal),
    wait: ms => waitUntil(ms, signal),
    saveEntry: entrySaver(api.writes, services.session, signal),
  };
}
