import {ApolloLink} from '@apollo/client';
import {expect} from 'chai';

import {RankPageDocument} from '#elements/statistics/moreStats/queries/rank/query.generated';
import {createShapeLink, fits, ShapeError, type Shape} from '#services/api/shapeLink';
import {character, characterQuery} from '../../support/documents';
import {clientOver, fakeWire} from '../../support/wire';

describe('the shape of an answer', () => {
  const shape = {id: 'n', name: 's', on: 'b', any: 'u', list: [{id: 'n'}]} as const;
  const right: unknown[] = [
    null,
    {},
    {id: 1, name: 'a', on: true, any: {}, list: [{id: 1}, null]},
    {id: null, list: null, more: 1},
  ];
  const wrong: unknown[] = [
    7,
    'text',
    [],
    {id: '1'},
    {name: {}},
    {on: 'yes'},
    {list: {}},
    {list: [7]},
    {list: [{id: 'x'}]},
  ];
  for (const value of right) it(`accepts ${JSON.stringify(value)}`, () => expect(fits(value, shape)).to.equal(true));
  for (const value of wrong) it(`rejects ${JSON.stringify(value)}`, () => expect(fits(value, shape)).to.equal(false));

  it('is that of each query where a file has several', () => {
    const {shape: own} = RankPageDocument as typeof RankPageDocument & {shape: Shape};
    expect(fits({Page: {users: []}}, own)).to.equal(true);
    expect(fits({Page: {users: {}}}, own)).to.equal(false);
  });

  it('is checked when the document specifies one', async () => {
    for (const [id, holds] of [
      [1, true],
      ['one', false],
    ] as const) {
      const {link} = fakeWire(() => ({data: {Character: character(id)}}));
      const client = clientOver(ApolloLink.from([createShapeLink(), link]));
      const query = {...characterQuery, shape: {Character: {id: 'n', favourites: 'n'}}};
      const result = await client.query({query, variables: {id: 1}}).catch((error: unknown) => error);
      expect(result instanceof ShapeError).to.equal(!holds);
    }
  });
});
