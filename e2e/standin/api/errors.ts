/** An error of the API, with the message and status that the real one uses. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly validation?: Readonly<Record<string, readonly string[]>>,
  ) {
    super(message);
  }
}

/** The error for a missing object. */
export const notFound = (): ApiError => new ApiError('Not Found.', 404);
/** The error for a missing token. */
export const unauthorized = (): ApiError => new ApiError('Unauthorized.', 401);
/** The error for the list of a private user. */
export const privateUser = (): ApiError => new ApiError('Private User', 404);

/** The error for a mutation with invalid values, listed by field. */
export const invalid = (validation: Readonly<Record<string, readonly string[]>>): ApiError =>
  new ApiError('validation', 400, validation);

/** The error for a media item that the control `refuse` made unsavable. */
export function refusal(status: number): ApiError {
  if (status === 404) return notFound();
  if (status === 400) return invalid({mediaId: ['The selected media id is invalid.']});
  return new ApiError(status === 500 ? 'Internal Server Error' : 'Refused.', status);
}
