/** The details of a userscript's request. */
interface Details {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly data?: XMLHttpRequestBodyInit;
  readonly responseType?: XMLHttpRequestResponseType;
  readonly timeout?: number;
  readonly onload?: (answer: object) => void;
  readonly onerror?: (answer: object) => void;
  readonly ontimeout?: (answer: object) => void;
  readonly onabort?: (answer: object) => void;
  readonly onloadend?: (answer: object) => void;
  readonly onreadystatechange?: (answer: object) => void;
}

/**
 * Runs in the page: offers requests to other sites. They are requests of the page, so that the stand-in's log has them; the stand-in's API
 * allows other origins, and nothing else can be reached.
 */
export function offerRequests() {
  const events = ['load', 'error', 'timeout', 'abort', 'loadend', 'readystatechange'] as const;
  const answerOf = (request: XMLHttpRequest) => ({
    readyState: request.readyState,
    status: request.status,
    statusText: request.statusText,
    responseHeaders: request.getAllResponseHeaders(),
    finalUrl: request.responseURL,
    response: request.response as unknown,
    responseText: request.responseType === '' || request.responseType === 'text' ? request.responseText : undefined,
  });
  (globalThis.benchOffers ??= []).push(() => ({
    GM_xmlhttpRequest(details: Details) {
      const request = new XMLHttpRequest();
      const finished = new Promise<object>((resolve, reject) => {
        for (const name of events)
          request.addEventListener(name, () => {
            const answer = answerOf(request);
            details[`on${name}`]?.(answer);
            if (name === 'load') resolve(answer);
            else if (name === 'error' || name === 'timeout' || name === 'abort') reject(new Error(name));
          });
      });
      // Only callers that await the answer need to know of a failure.
      finished.catch(() => undefined);
      request.open(details.method ?? 'GET', details.url);
      for (const [name, value] of Object.entries(details.headers ?? {})) request.setRequestHeader(name, value);
      request.responseType = details.responseType ?? '';
      request.timeout = details.timeout ?? 0;
      request.send(details.data ?? null);
      return {abort: () => request.abort(), then: finished.then.bind(finished)};
    },
  }));
}
