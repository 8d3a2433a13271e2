import {expect} from 'chai';

import {createCache} from '#services/api/cache/apolloCache';
import {createEviction, evictOthers, type CachedQuery} from '#services/api/cache/eviction';
import {watchCached} from '#services/api/cache/watchCached';
import {ApolloClient, ApolloLink} from '@apollo/client';
import {character, characterQuery} from '../../../support/documents';
import {useSignal} from '../../../support/page';
import {waitUntil} from '../../../support/wait';

const queryOf = (id: number): CachedQuery => ({document: characterQuery, variables: {id}});

describe("the eviction from Apollo's cache", () => {
  const test = useSignal();

  function open() {
    const cache = createCache();
    const write = (id: number) =>
      cache.writeQuery({query: characterQuery, variables: {id}, data: {Character: character(id)}} as never);
    const read = (id: number) => cache.readQuery({query: characterQuery, variables: {id}} as never);
    /** The numbers of the cached answers and of the objects in them. */
    const sizes = () => {
      const {ROOT_QUERY = {}, ...objects} = cache.extract();
      return [Object.keys(ROOT_QUERY).filter(name => name !== '__typename').length, Object.keys(objects).length];
    };
    return {cache, write, read, sizes};
  }

  it('removes all answers but those of the given queries, with their objects', () => {
    const {cache, write, read, sizes} = open();
    for (const id of [1, 2, 3]) write(id);
    expect(sizes()).to.deep.equal([3, 3]);
    evictOthers(cache, [queryOf(2)]);
    expect(sizes()).to.deep.equal([1, 1]);
    expect([read(1), read(2)]).to.deep.equal([null, {Character: character(2)}]);
  });

  it('happens again and again, so a long session keeps a bounded number of answers', async () => {
    const {cache, write, sizes} = open();
    const onUse = createEviction(cache, () => [queryOf(7)]);
    for (let lap = 0; lap < 3; lap += 1) {
      for (let id = 1; id <= 50; id += 1) {
        write(id);
        onUse();
      }
      await waitUntil(() => sizes()[0] === 1);
    }
  });

  it('keeps what is shown, as the same object', () => {
    const {cache, write} = open();
    const client = new ApolloClient({cache, link: ApolloLink.empty()});
    const shown = new Set<CachedQuery>();
    const watched = watchCached(client, characterQuery, {id: 1}, shown);
    const end = new AbortController();
    write(1);
    write(2);
    watched.subscribe(() => undefined, {signal: AbortSignal.any([end.signal, test.signal])});
    const before = watched.get();
    evictOthers(cache, shown);
    write(3);
    expect(watched.get())
      .to.equal(before)
      .and.deep.equal({Character: character(1)});
    end.abort();
    expect(shown.size).to.equal(0);
  });
});
