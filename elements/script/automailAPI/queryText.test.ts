import {expect} from 'chai';

import {ApiError} from '#services/api/apiError';
import {queryText} from './queryText';

describe('queryText', () => {
  const {signal} = new AbortController();
  const failing = (cause: unknown) =>
    queryText({fetch: () => Promise.reject(cause as Error)}, '{Viewer {id}}', {}, signal).then(
      () => undefined,
      (error: unknown) => error,
    );

  it('rejects with the message alone: the error of a request contains the request', async () => {
    const error = await failing(Object.assign(new Error('No.'), {request: {headers: {Authorization: 'secret'}}}));
    expect(error).to.be.an('error');
    expect([Object.keys(error as object), (error as Error).cause]).to.deep.equal([[], undefined]);
    expect(JSON.stringify(Object.getOwnPropertyDescriptors(error))).not.to.include('secret');
  });

  it('cuts a long message, which may repeat the query', async () => {
    expect(((await failing(new ApiError('refused', 'a'.repeat(400)))) as Error).message).to.equal(
      `${'a'.repeat(299)}…`,
    );
  });
});
