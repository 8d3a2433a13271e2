import {gql} from '@apollo/client';
import {expect} from 'chai';

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
  const native = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = native;
  });

  /** The result of a query when AniList answers with this body. */
  function ask(body: string, status = 200) {
    globalThis.fetch = () => Promise.resolve(new Response(body, {status}));
    const client = clientOver(createHttpLink());
    return client.query<unknown>({query}).then(
      ({data}) => data,
      (error: unknown) => error,
    );
  }

  it('sends requests without cookies, with the Referer of the page', async () => {
    const asked: (RequestInit | undefined)[] = [];
    globalThis.fetch = (_address, init) => {
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

  it('returns data that comes with status 404', async () => {
    expect(await ask('{"data":{"Thing":null}}', 404)).to.deep.equal({Thing: null});
  });
});
