import {nullRoots, errorAnswer} from './execute';
import type {Answer} from './execute';
import type {Fault} from './faults';
import type {Request} from './request';

const disabled =
  'The AniList API has been temporarily disabled due to severe stability issues. ' +
  'Please check the announcements channel in the official AniList Discord for more information.';

/** What can block a request: an invalid token, or a missing Referer. */
interface Obstacles {
  readonly badToken: boolean;
  readonly gated: boolean;
}

/**
 * Returns the error that a request gets before it is executed, if any: an invalid token, then a missing Referer, then
 * an active fault.
 */
export function struck(
  request: Request,
  faults: readonly Fault[],
  {badToken, gated}: Obstacles = {badToken: false, gated: false},
): Answer | undefined {
  const strikes = (kind: Fault['kind']): boolean => faults.some(fault => fault.kind === kind);
  const located = {locations: [{line: 2, column: 3}]};
  if (badToken || strikes('invalid-token'))
    return errorAnswer({message: 'Invalid token', status: 400, ...located}, nullRoots(request));
  if (gated || strikes('403')) return errorAnswer({message: disabled, status: 403, locations: [{line: 1, column: 1}]});
  if (strikes('404')) return errorAnswer({message: 'Not Found.', status: 404, ...located}, nullRoots(request));
  if (strikes('429')) return errorAnswer({message: 'Too Many Requests.', status: 429});
  if (strikes('drop')) return errorAnswer({message: 'The request was lost.', status: 500});
  if (strikes('500')) return errorAnswer({message: 'Internal Server Error', status: 500});
  if (strikes('null-roots')) return {status: 200, body: {data: nullRoots(request)}};
  if (strikes('no-roots')) return {status: 200, body: {errors: [], data: {}}};
  return strikes('null-data') ? {status: 200, body: {data: null}} : undefined;
}
