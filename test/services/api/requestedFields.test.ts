import {expect} from 'chai';
import {parse} from 'graphql';

import {onlyRequested} from '#services/api/requestedFields';

const table: readonly [string, string, unknown, unknown][] = [
  [
    'fields that were added',
    '{ User { name } }',
    {User: {__typename: 'User', id: 5, name: 'A'}, __typename: 'Query'},
    {User: {name: 'A'}},
  ],
  [
    'lists, and keeps their order',
    '{ Page { users { id } } }',
    {Page: {users: [{id: 2, x: 1}, null, {id: 1}]}},
    {Page: {users: [{id: 2}, null, {id: 1}]}},
  ],
  [
    'names by their aliases',
    '{ me: User { label: name } }',
    {me: {label: 'A', name: 'B'}, User: 1},
    {me: {label: 'A'}},
  ],
  [
    'fragments',
    'query { User { ...a ... on User { stats { n } } } } fragment a on User { id stats { m } }',
    {User: {id: 1, stats: {m: 1, n: 2, o: 3}, __typename: 'User'}},
    {User: {id: 1, stats: {m: 1, n: 2}}},
  ],
  [
    'a type that was asked for',
    '{ User { __typename } }',
    {User: {__typename: 'User', id: 1}},
    {User: {__typename: 'User'}},
  ],
  ['scalars that are objects', '{ User { options } }', {User: {options: {a: 1}}}, {User: {options: {a: 1}}}],
  ['nothing', '{ User { id } }', null, null],
];

describe('onlyRequested', () => {
  for (const [what, query, data, expected] of table)
    it(`answers ${what}`, () => expect(onlyRequested(data, parse(query))).to.deep.equal(expected));

  it('does not follow a fragment that contains itself', () =>
    expect(onlyRequested({id: 1, x: 2}, parse('query { ...a } fragment a on Query { id ...a }'))).to.deep.equal({
      id: 1,
    }));
});
