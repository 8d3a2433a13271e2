import {ApolloLink} from '@apollo/client';
import {expect} from 'chai';

import {ChangedEntities} from '#services/api/cache/changedEntities';
import {createFreshness} from '#services/api/cache/freshness';
import {character, characterQuery} from '../../../support/documents';
import {clientOver, fakeWire, type Respond} from '../../../support/wire';

const lifetime = 60_000;

describe('the freshness of an answer', () => {
  function open(respond: Respond) {
    const changes = {all: new ChangedEntities(), elsewhere: new ChangedEntities(), read: () => ({...character(1)})};
    const freshness = createFreshness(() => 1_000_000, changes);
    const client = clientOver(ApolloLink.from([freshness.link, fakeWire(respond).link]));
    const ask = (id: number) => client.query({query: characterQuery, variables: {id}});
    const isFresh = (id: number) => freshness.isFresh(characterQuery, {id}, lifetime);
    return {changes, freshness, ask, isFresh};
  }
  const good: Respond = ({variables}) => ({data: {Character: character(variables.id)}});

  it('ends with a change of an entity in it while the answer was on its way', async () => {
    for (const [id, fresh] of [
      [1, false],
      [2, true],
    ] as const) {
      const {changes, ask, isFresh} = open(request => {
        changes.all.note(new Set([`Character:1`]));
        return good(request, 1);
      });
      await ask(id);
      expect(isFresh(id)).to.equal(fresh);
    }
  });

  it('ends with a change of an entity in it in another tab, and not with a change here', async () => {
    const {changes, ask, isFresh} = open(good);
    await ask(1);
    changes.all.note(new Set(['Character:1']));
    changes.elsewhere.note(new Set(['Character:2']));
    expect(isFresh(1)).to.equal(true);
    changes.elsewhere.note(new Set(['Character:1']));
    expect(isFresh(1)).to.equal(false);
    await ask(1);
    expect(isFresh(1)).to.equal(true);
  });

  it('is remembered for the last 300 answers', async () => {
    const {ask, isFresh} = open(good);
    for (let id = 1; id <= 301; id += 1) await ask(id);
    expect([1, 2, 301].map(isFresh)).to.deep.equal([false, true, true]);
  });
});
