/**
 * The page's functions for requests, taken when the script starts: scripts that wrap or replace them later see neither
 * the token nor an answer. Requests are made with an address and an object, so no `Headers` or `Request` of the page is
 * involved. Tests replace the members.
 */
export const network = {
  fetch: globalThis.fetch,
  /** Reads the body of a response. */
  textOf: (
    text =>
    (response: Response): Promise<string> =>
      text.call(response)
  )(Response.prototype.text),
};
