import {ApolloLink, gql} from '@apollo/client';
import {CombinedGraphQLErrors} from '@apollo/client/errors';
import {expect} from 'chai';
import {print} from 'graphql';

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

  it('is taken per query if a file contains several', () => {
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

  const pages = gql`
    query Pages($more: Boolean!) {
      Page {
        users {
          id
        }
      }
      second: Page(page: 2) @include(if: $more) {
        users {
          id
        }
      }
      Notification {
        __typename
      }
    }
  `;
  const [some, none] = [{users: []}, {__typename: 'AiringNotification'}];
  for (const [answer, isUsable] of [
    [{data: {Page: some, second: some, Notification: none}}, true],
    [{data: {Page: some, Notification: none}, errors: []}, true],
    // Nothing is read of a notification.
    [{data: {Page: some, Notification: null}}, true],
    [{data: {Page: some}}, false],
    [{data: {Page: null, Notification: none}}, false],
    [{data: {Page: null, Notification: none}, errors: []}, false],
    [{data: {Page: some, second: null, Notification: none}}, false],
    [{data: {}, errors: []}, false],
    [{data: null}, false],
  ] as const)
    it(`${isUsable ? 'lacks nothing' : 'lacks a root'} in ${JSON.stringify(answer)}`, async () => {
      const {link} = fakeWire(() => answer);
      const client = clientOver(ApolloLink.from([createShapeLink(), link]));
      const variables = {more: 'second' in (answer.data ?? {})};
      const failure = await client.query({query: pages, variables}).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(failure instanceof ShapeError).to.equal(!isUsable);
    });

  it('does not check roots that an error explains, or the answers to changes', async () => {
    const missing = {data: {Page: null}, errors: [{message: 'Not Found.'}]};
    for (const [query, answer, expected] of [
      [gql('{ Page { users { id } } }'), missing, CombinedGraphQLErrors],
      [gql('mutation { SaveMediaListEntry { id } }'), {data: {SaveMediaListEntry: null}}, undefined],
    ] as const) {
      const client = clientOver(ApolloLink.from([createShapeLink(), fakeWire(() => answer).link]));
      const isMutation = print(query).startsWith('mutation');
      const asked = isMutation ? client.mutate({mutation: query}) : client.query({query});
      const failure = await asked.then(
        () => undefined,
        (error: unknown) => error,
      );
      expect((failure as Error | undefined)?.constructor).to.equal(expected);
    }
  });
});
