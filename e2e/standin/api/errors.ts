/** An answer the API gives instead of data: message and status as the real one words them. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly validation?: Readonly<Record<string, readonly string[]>>,
  ) {
    super(message);
  }
}

export const notFound = (): ApiError => new ApiError('Not Found.', 404);
export const unauthorized = (): ApiError => new ApiError('Unauthorized.', 401);
export const privateUser = (): ApiError => new ApiError('Private User', 404);

/** What a mutation answers when a value is not acceptable. */
export const invalid = (validation: Readonly<Record<string, readonly string[]>>): ApiError =>
  new ApiError('validation', 400, validation);
