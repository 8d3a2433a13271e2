import fc from 'fast-check';
import {expect} from 'chai';

import {readRequest} from '#platform/extension/protocol';

const fetching = {op: 'fetch', as: 'text', address: 'https://myanimelist.net/anime/1', timeout: 10_000, limit: 1000};

describe('readRequest', () => {
  const read = [
    {op: 'readToken'},
    {op: 'removeToken'},
    {op: 'writeToken', token: 'a'},
    fetching,
    {...fetching, as: 'picture'},
  ];
  for (const request of read)
    it(`reads ${JSON.stringify(request)}`, () => expect(readRequest({id: 3, request})).to.deep.equal({id: 3, request}));

  const refused: readonly [title: string, message: unknown][] = [
    ['nothing', undefined],
    ['a text', 'readToken'],
    ['a request without a number', {request: {op: 'readToken'}}],
    ['a negative number', {id: -1, request: {op: 'readToken'}}],
    ['a fraction', {id: 0.5, request: {op: 'readToken'}}],
    ['an unknown operation', {id: 1, request: {op: 'readAll'}}],
    ['a key besides those of the operation', {id: 1, request: {op: 'readToken', key: 'settings'}}],
    ['a key besides those of the message', {id: 1, request: {op: 'readToken'}, sender: 'page'}],
    ['an empty token', {id: 1, request: {op: 'writeToken', token: ''}}],
    ['a token of 10,001 characters', {id: 1, request: {op: 'writeToken', token: 'a'.repeat(10_001)}}],
    ['a token that is no text', {id: 1, request: {op: 'writeToken', token: {toString: 'a'}}}],
    ['an address that is no text', {id: 1, request: {...fetching, address: ['https://myanimelist.net/']}}],
    ['a timeout of three minutes', {id: 1, request: {...fetching, timeout: 3 * 60_000}}],
    ['a limit of no bytes', {id: 1, request: {...fetching, limit: 0}}],
    ['a limit without end', {id: 1, request: {...fetching, limit: Infinity}}],
    ['an answer of another form', {id: 1, request: {...fetching, as: 'script'}}],
  ];
  for (const [title, message] of refused)
    it(`refuses ${title}`, () => expect(readRequest(message)).to.equal(undefined));

  it('ignores 10,000 messages that only resemble requests, and never throws', () => {
    const op = fc.oneof(fc.constantFrom('readToken', 'writeToken', 'removeToken', 'fetch'), fc.string());
    const request = fc.record({op, token: fc.anything(), address: fc.anything(), extra: fc.anything()});
    const message = fc.oneof(fc.anything(), fc.record({id: fc.anything(), request: fc.oneof(request, fc.anything())}));
    fc.assert(
      fc.property(message, each => readRequest(each) === undefined),
      {numRuns: 10_000},
    );
  });
});
