import {gql} from '@apollo/client';
import {expect} from 'chai';

import {network} from '#platform/platform';
import {toApiError} from '#services/api/apiError';
import {createHttpLink} from '#services/api/http';
import {clientOver} from '../../support/wire';
import '../../support/world';

const query = gql`
  query Thing {
    Thing
  }
`;

describe('the link to the API', () => {
  const native = network.fetch;
  afterEach(() => {
    network.fetch = native;
  });

  /** The result of a query when AniList answers with this body. */
  function ask(body: string, status = 200) {
    network.fetch = () => Promise.resolve(new Response(body, {status}));
    const client = clientOver(createHttpLink());
    return client.query<unknown>({query}).then(
      ({data}) => data,
      (error: unknown) => error,
    );
  }

  it('sends requests without cookies, with the Referer of the page', async () => {
    const asked: (RequestInit | undefined)[] = [];
    network.fetch = (_address, init) => {
      asked.push(init);
      return Promise.resolve(new Response('{"data":{"Thing":1}}'));
    };
    await clientOver(createHttpLink()).query<unknown>({query});
    expect(asked.map(init => [init?.method, init?.credentials, init?.referrerPolicy])).to.deep.equal([
      ['POST', 'omit', undefined],
    ]);
  });

  it('returns the data of an answer', async () => {
    expect(await ask('{"data":{"Thing":1}}')).to.deep.equal({Thing: 1});
    expect(await ask('{"data":{"Thing":1},"errors":[]}')).to.deep.equal({Thing: 1});
  });

  for (const body of [
    ...['', '<html>', '{}', 'null', '1', '"text"', '[]', 'true'],
    ...[
      '{"data":1}',
      '{"data":null,"errors":[null]}',
      '{"data":null,"errors":{}}',
      '{"errors":"x"}',
      '{"errors":[{}]}',
    ],
  ])
    it(`rejects ${body || 'an empty body'} as unusable, and not as a lost connection`, async () => {
      const error = await ask(body);
      expect(error).not.to.be.instanceOf(TypeError);
      expect(toApiError(error)).to.include({kind: 'unavailable'});
    });

  it('uses neither the functions nor the methods that a script of the page has wrapped since the start', async () => {
    const taken: string[] = [];
    const kept = {fetch: globalThis.fetch, Response: globalThis.Response, Headers: globalThis.Headers};
    const {text} = Response.prototype;
    network.fetch = () => Promise.resolve(new kept.Response('{"data":{"Thing":1}}', {status: 404}));
    try {
      for (const name of Object.keys(kept)) Reflect.set(globalThis, name, () => taken.push(name));
      kept.Response.prototype.text = () => (taken.push('text'), Promise.resolve('{}'));
      const {data} = await clientOver(createHttpLink()).query<unknown>({query});
      expect([data, taken]).to.deep.equal([{Thing: 1}, []]);
    } finally {
      Object.assign(globalThis, kept);
      kept.Response.prototype.text = text;
    }
  });

  it('returns data that comes with status 404', async () => {
    expect(await ask('{"data":{"Thing":null}}', 404)).to.deep.equal({Thing: null});
  });
});
