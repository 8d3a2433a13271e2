import {release} from './release';
import {
  isAllowed,
  OutsideError,
  type FetchOutside,
  type FetchPicture,
  type OutsideFailure,
  type OutsideRequest,
} from './crossOrigin';

interface Progress {
  /** Bytes received so far. */
  readonly loaded: number;
}

interface Answer {
  readonly status: number;
  readonly responseText: string;
  /** The answer in the form of `responseType`. */
  readonly response?: unknown;
  /** The address of the answer after redirections; not every script manager reports it. */
  readonly finalUrl?: string;
}

interface Details {
  readonly method: 'GET';
  readonly url: string;
  /** Without the user's cookies for that site. */
  readonly anonymous: true;
  readonly timeout: number;
  readonly responseType?: 'blob';
  onload(answer: Answer): void;
  onerror(): void;
  ontimeout(): void;
  onprogress(progress: Progress): void;
}

declare function GM_xmlhttpRequest(details: Details): {abort(reason: string): void} | undefined;

/** Whether the script manager lets the script send requests to other sites. */
export const hasRequests = () => typeof GM_xmlhttpRequest === 'function';

/** The form of an answer and how it is read. */
interface Wanted<T> {
  readonly maxBytes: number;
  readonly responseType?: 'blob';
  /** `undefined` if the answer is too large. */
  readonly read: (answer: Answer) => T | undefined;
}

/**
 * Sends requests to other sites through the script manager, which asks the user or reads `@connect` from the metadata.
 */
const request = <T>(
  {address, signal, timeout}: OutsideRequest,
  {maxBytes, responseType, read}: Wanted<T>,
): Promise<T> => {
  const answered = new AbortController();
  const until = {signal: answered.signal};
  const result = new Promise<T>((resolve, reject) => {
    const fail = (failure: OutsideFailure) => reject(new OutsideError(failure));
    if (!hasRequests()) return fail('notGranted');
    if (!isAllowed(address, release.crossOrigin)) return fail('moved');
    signal.throwIfAborted();
    const stop = () => sent?.abort('over');
    const sent = GM_xmlhttpRequest({
      method: 'GET',
      url: address,
      anonymous: true,
      timeout,
      ...(responseType && {responseType}),
      onload(answer) {
        const {finalUrl} = answer;
        if (finalUrl && !isAllowed(finalUrl, release.crossOrigin)) return fail('moved');
        const value = read(answer);
        if (value === undefined) fail('tooLarge');
        else resolve(value);
      },
      onerror: () => fail('network'),
      ontimeout: () => fail('timeout'),
      onprogress({loaded}) {
        // An answer over the limit is canceled before it is complete.
        if (loaded <= maxBytes) return;
        fail('tooLarge');
        stop();
      },
    });
    // Not every script manager respects the timeout.
    const late = AbortSignal.timeout(timeout);
    const end = (failure: () => void) => {
      failure();
      stop();
    };
    late.addEventListener('abort', () => end(() => fail('timeout')), until);
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)), until);
  });
  return result.finally(() => answered.abort('over'));
};

/** Requests a text. A character takes at most four bytes. */
export const fetchByManager: FetchOutside = wanted =>
  request(wanted, {
    maxBytes: wanted.limit * 4,
    read: ({status, responseText}) => (responseText.length > wanted.limit ? undefined : {status, text: responseText}),
  });

/** Requests a picture. */
export const fetchPictureByManager: FetchPicture = wanted =>
  request(wanted, {
    maxBytes: wanted.limit,
    responseType: 'blob',
    read: ({status, response}) =>
      response instanceof Blob && response.size <= wanted.limit ? {status, picture: response} : undefined,
  });
