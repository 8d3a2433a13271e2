import {CombinedGraphQLErrors, ServerError} from '@apollo/client/errors';
import * as v from 'valibot';
import {text} from './messages';

/**
 * The reason why there is no answer, or why a change was not made.
 *
 * - `missing`: the object does not exist; an ordinary answer. Status 404.
 * - `private`: the site's user has a private profile, and the script is signed out. An ordinary answer, too.
 * - `refused`: the API or the outbox does not accept the request: its values, its account, a missing or expired
 *   sign-in. The API's other errors, and checks of ours before anything is sent.
 * - `limited`: the rate limit; it resumes automatically. Status 429.
 * - `unavailable`: no usable answer. Status 500 and above, an API that is switched off, no network, an answer of the
 *   wrong shape.
 *
 * `toApiError` creates one from the error of a request. The outbox and the lists create those that need no request.
 * They are created when needed, not as constants, because each one records the stack.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: 'missing' | 'private' | 'refused' | 'limited' | 'unavailable';

  /** @param message a sentence for the user. */
  constructor(kind: ApiError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }

  /** The message of an error is not enumerable, so states that hold one would compare equal as JSON. */
  toJSON() {
    return {kind: this.kind, message: this.message};
  }
}

const serverError = v.object({
  message: v.string(),
  status: v.fallback(v.optional(v.number()), undefined),
  /** Validation messages per field. */
  validation: v.fallback(v.optional(v.record(v.string(), v.array(v.string()))), undefined),
});
const errorBody = v.object({errors: v.pipe(v.array(serverError), v.minLength(1))});

type FirstError = v.InferOutput<typeof serverError>;

function firstError(error: unknown): FirstError | undefined {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return first && v.parse(serverError, first);
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

/**
 * Returns the complexity of a request that the API refused because of it, parsed from the message; `undefined` for any
 * other message.
 */
export function complexityIn(message: string): number | undefined {
  const [, cost] = /complexity should be \d+ but got (\d+)/i.exec(message) ?? [];
  return cost === undefined ? undefined : Number(cost);
}

/** Like `complexityIn`, for an error. */
export const refusedComplexity = (error: unknown) => complexityIn(firstError(error)?.message ?? '');

/** Whether AniList has currently switched its API off. */
export const isDisabled = (error: unknown) => /temporarily disabled/i.test(firstError(error)?.message ?? '');

/** The API's own message. For validation errors, the messages are listed per field beside it. */
function messageOf({message, validation}: FirstError): string {
  if (message !== 'validation') return message;
  const words = Object.values(validation ?? {}).flat();
  return words.length ? [...new Set(words)].join(' ') : text.invalidValues;
}

/** Converts an error of a request into the reason that is shown to the user. A reason stays as it is. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const first = firstError(error);
  const status = first?.status ?? (ServerError.is(error) ? error.statusCode : undefined);
  // A page from a proxy or CDN in between isn't an answer of AniList, whatever its status.
  if (first && status === 404) return new ApiError('missing', text.missing);
  if (status === 429) return new ApiError('limited', text.limitedNow);
  if (status !== undefined && status >= 500) return new ApiError('unavailable', text.serverError);
  if (isInvalidToken(error)) return new ApiError('refused', text.signInRejected);
  if (isDisabled(error)) return new ApiError('unavailable', text.disabled);
  if (first) return new ApiError('refused', messageOf(first));
  return new ApiError('unavailable', text.unusable);
}
