import {CombinedGraphQLErrors, ServerError} from '@apollo/client/errors';
import {expect} from 'chai';

import {ApiError, isInvalidToken, toApiError} from '#services/api/apiError';

const graphql = (message: string, status?: number, more: object = {}) =>
  new CombinedGraphQLErrors({data: null, errors: [{message, ...(status === undefined ? {} : {status}), ...more}]});
const server = (status: number, bodyText: string) =>
  new ServerError('no', {response: new Response('', {status}), bodyText});
const body = (message: string, status?: number, more: object = {}) =>
  JSON.stringify({data: null, errors: [{message, status, ...more}]});
const short = {validation: {text: ['The text must be at least 5 characters.'], title: ['A title is required.']}};
const shortWords = 'The text must be at least 5 characters. A title is required.';

describe('toApiError', () => {
  const table: readonly [string, unknown, string, string?][] = [
    ['a missing object', graphql('Not Found.', 404), 'missing'],
    ['a missing object reported in a body', server(404, body('Not Found.', 404)), 'missing'],
    ['a rate limit', server(429, body('Too Many Requests.', 429)), 'limited'],
    ['a rate limit without a body', server(429, ''), 'limited'],
    ['a rate limit reported with status 200', graphql('Too Many Requests.', 429), 'limited'],
    ['a server error', server(500, '<html>'), 'unavailable'],
    ['a server error reported with status 200', graphql('Internal Server Error', 500), 'unavailable'],
    ['a gateway error', server(502, ''), 'unavailable'],
    ['a refusal', server(403, body('This activity is locked.', 403)), 'refused', 'This activity is locked.'],
    [
      'a disabled API',
      server(403, body('The AniList API has been temporarily disabled due to severe stability issues.', 403)),
      'unavailable',
      "AniList's API is turned off right now. Try again later.",
    ],
    ['a private list', graphql('Private User', 400), 'refused', 'Private User'],
    ['a validation error', graphql('validation', 400, short), 'refused', shortWords],
    ['a validation error in a body', server(400, body('validation', 400, short)), 'refused', shortWords],
    ['a validation error without messages', graphql('validation'), 'refused'],
    ['a validation error of the wrong shape', server(400, body('validation', 400, {validation: [1]})), 'refused'],
    ['a lost connection', new TypeError('Failed to fetch'), 'unavailable'],
    ['an answer of the wrong shape', new Error("AniList didn't send a usable answer. Try again later."), 'unavailable'],
    ['a body of the wrong shape', server(400, '{"errors":[]}'), 'unavailable'],
    ['a body that is not JSON', server(400, 'no'), 'unavailable'],
    ["a page's 404", server(404, '<html>'), 'unavailable', "AniList didn't send a usable answer. Try again later."],
    ["a page's 403", server(403, '<html>'), 'unavailable', "AniList didn't send a usable answer. Try again later."],
    ['no error', undefined, 'unavailable'],
  ];
  for (const [what, error, kind, message] of table)
    it(`classifies ${what} as "${kind}"`, () => {
      const converted = toApiError(error);
      expect(converted.kind).to.equal(kind);
      if (message === undefined) expect(converted.message).to.match(/^[A-Z].+\.$/);
      else expect(converted.message).to.equal(message);
    });

  it('returns an ApiError unchanged', () => {
    const reason = new ApiError('missing', 'Nothing there.');
    expect(toApiError(reason)).to.equal(reason);
  });
});

describe('isInvalidToken', () => {
  it('only recognises that exact message', () => {
    expect(isInvalidToken(graphql('Invalid token', 400))).to.equal(true);
    expect(isInvalidToken(server(400, body('Invalid token', 400)))).to.equal(true);
    for (const error of [
      graphql('Unauthorized.', 401),
      server(401, body('Unauthorized.')),
      server(403, ''),
      server(500, 'Invalid token'),
      new Error('Invalid token'),
    ])
      expect(isInvalidToken(error)).to.equal(false);
  });
});
