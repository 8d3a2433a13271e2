import {toApiError} from './apiError';

/** How often a request is made again when the API takes none; the rate limiter waits until the pause is over. */
const maxAttempts = 10;

/**
 * For work of many requests: reads, and reads again after each pause of the API.
 * @throws ApiError where the answer is an error other than a pause, and where the signal has aborted
 */
export async function readPatiently<T>(read: (refetch: boolean) => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await read(attempt > 1);
    } catch (cause) {
      const error = toApiError(cause);
      if (signal.aborted || error.kind !== 'limited' || attempt >= maxAttempts) throw error;
    }
}
