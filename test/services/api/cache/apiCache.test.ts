import {ApolloLink} from '@apollo/client';
import {expect} from 'chai';

import {character, characterQuery} from '../../../support/documents';
import {clientOver, fakeWire, type Respond} from '../../../support/wire';
import {createWriteLink} from '#services/api/cache/apiCache';

/** The content of the cache after a call with this context. */
async function stored(respond: Respond, context: object) {
  const client = clientOver(ApolloLink.from([createWriteLink(), fakeWire(respond).link]));
  await client.query({query: characterQuery, variables: {id: 1}, context}).catch(() => undefined);
  return client.readQuery({query: characterQuery, variables: {id: 1}})?.Character?.favourites;
}

describe('the link that writes answers to the cache', () => {
  const data = {Character: character(1, 7)};

  it('writes only the answers of calls that request it', async () => {
    expect(await stored(() => ({data}), {store: true})).to.equal(7);
    expect(await stored(() => ({data}), {})).to.equal(undefined);
  });

  it('writes no answers that contain errors', async () => {
    expect(await stored(() => ({data, errors: [{message: 'no'}]}), {store: true})).to.equal(undefined);
  });
});
