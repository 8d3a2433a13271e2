import {CombinedGraphQLErrors, ServerError} from '@apollo/client/errors';
import * as v from 'valibot';

/**
 * Why a call has no answer. `missing`: the object does not exist (an ordinary answer). `refused`: the API refused the
 * request. `limited`: rate limit; it resumes automatically. `unavailable`: no usable answer.
 */
export interface ApiError {
  readonly kind: 'missing' | 'refused' | 'limited' | 'unavailable';
  /** A sentence for the user. */
  readonly message: string;
}

const apiError = v.object({
  message: v.string(),
  status: v.fallback(v.optional(v.number()), undefined),
  /** Validation messages per field. */
  validation: v.fallback(v.optional(v.record(v.string(), v.array(v.string()))), undefined),
});
const errorBody = v.object({errors: v.pipe(v.array(apiError), v.minLength(1))});

type FirstError = v.InferOutput<typeof apiError>;

function firstError(error: unknown): FirstError | undefined {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return first && v.parse(apiError, first);
  }
  if (!ServerError.is(error)) return undefined;
  try {
    return v.parse(errorBody, JSON.parse(error.bodyText)).errors[0];
  } catch {
    return undefined;
  }
}

/** Whether the API no longer accepts the token. Nothing else ends a session. */
export const isInvalidToken = (error: unknown) => firstError(error)?.message === 'Invalid token';

/** The API's own message. For validation errors, the messages are listed per field beside it. */
function messageOf({message, validation}: FirstError): string {
  if (message !== 'validation') return message;
  const words = Object.values(validation ?? {}).flat();
  return words.length ? [...new Set(words)].join(' ') : 'The API does not take these values.';
}

/** Converts an error of a request into the reason that is shown to the user. */
export function toApiError(error: unknown): ApiError {
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
  if (first && /temporarily disabled/i.test(first.message))
    return {kind: 'unavailable', message: 'The API is switched off for the moment.'};
  if (first) return {kind: 'refused', message: messageOf(first)};
  return {kind: 'unavailable', message: 'The API gave no usable answer.'};
}
