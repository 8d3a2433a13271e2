import {CombinedGraphQLErrors, ServerError} from '@apollo/client/errors';
import * as v from 'valibot';

/**
 * Why a call has no answer. `missing`: there is no such thing (an ordinary answer); `refused`: the API said no;
 * `limited`: too many calls, it will go on by itself; `unavailable`: no usable answer came.
 */
export interface Refusal {
  readonly kind: 'missing' | 'refused' | 'limited' | 'unavailable';
  /** For a person. */
  readonly message: string;
}

const errorBody = v.object({
  errors: v.pipe(v.array(v.object({message: v.string(), status: v.optional(v.number())})), v.minLength(1)),
});

function firstError(error: unknown): {message: string; status?: number | undefined} | undefined {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return first && {message: first.message, status: Reflect.get(first, 'status') as number | undefined};
  }
  if (!ServerError.is(error)) return undefined;
  try {
    return v.parse(errorBody, JSON.parse(error.bodyText)).errors[0];
  } catch {
    return undefined;
  }
}

/** Whether the API no longer accepts the token; nothing else ends a session. */
export const isInvalidToken = (error: unknown) => firstError(error)?.message === 'Invalid token';

/** What an error of a call means. */
export function refusalOf(error: unknown): Refusal {
  const first = firstError(error);
  const status = first?.status ?? (ServerError.is(error) ? error.statusCode : undefined);
  if (status === 404) return {kind: 'missing', message: 'There is nothing here.'};
  if (status === 429) return {kind: 'limited', message: 'The API takes no more calls for a moment.'};
  if (status !== undefined && status >= 500)
    return {kind: 'unavailable', message: 'The API has an error of its own at the moment.'};
  if (isInvalidToken(error))
    return {
      kind: 'refused',
      message: 'The API takes the sign-in of the script no longer. Sign in again in its settings.',
    };
  if (first) return {kind: 'refused', message: first.message};
  return {kind: 'unavailable', message: 'The API gave no usable answer.'};
}
