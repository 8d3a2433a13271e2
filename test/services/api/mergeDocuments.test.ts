import {expect} from 'chai';
import {parse, print, validate, buildSchema} from 'graphql';

import {mergeDocuments, splitAnswer} from '#services/api/mergeDocuments';

const schema = buildSchema(`
  type Query { Character(id: Int): Character, User(name: String): User, Page(page: Int): Page }
  type Page { characters: [Character], users(name: String): [User] }
  type Character { id: Int, favourites: Int, media(perPage: Int): [Character] }
  type User { id: Int, name: String, friend: User }
`);

const character = 'query One($id: Int) { Character(id: $id) { id favourites } }';
const user = 'query Two($name: String = "x") { User(name: $name) { id } }';

/** Prints the merged document on one line, after checking that it is valid. */
function merged(members: readonly (readonly [string, Record<string, unknown>])[]) {
  const {query, variables} = mergeDocuments(
    members.map(([text, own]) => ({query: parse(text, {noLocation: true}), variables: own})),
  );
  expect(validate(schema, query).map(({message}) => message)).to.deep.equal([]);
  return {text: print(query).replace(/\s+/g, ' '), variables};
}

describe('mergeDocuments', () => {
  it('aliases the root fields and renames the variables of each member', () => {
    const {text, variables} = merged([
      [character, {id: 1}],
      [character, {id: 2}],
      [user, {name: '"} evil'}],
    ]);
    expect(text).to.equal(
      'query One_Two($q0_id: Int, $q1_id: Int, $q2_name: String = "x") { ' +
        'q0_Character: Character(id: $q0_id) { id favourites } ' +
        'q1_Character: Character(id: $q1_id) { id favourites } ' +
        'q2_User: User(name: $q2_name) { id } }',
    );
    expect(variables).to.deep.equal({q0_id: 1, q1_id: 2, q2_name: '"} evil'});
  });

  it("keeps a member's own aliases, at the root and below", () => {
    const {text} = merged([['{ a: Character(id: 1) { mine: id } b: Character(id: 2) { id } }', {}]]);
    expect(text).to.include('q0_a: Character(id: 1) { mine: id } q0_b: Character(id: 2) { id }');
  });

  it('renames nested variables', () => {
    const {text} = merged([['query ($n: Int) { Character(id: 1) { media(perPage: $n) { id } } }', {n: 1}]]);
    expect(text).to.include('media(perPage: $q0_n)');
  });

  it('keeps fragments of different members apart, including nested ones, and drops unused ones', () => {
    const withFragments = (fields: string) => `
      query Three($n: Int) { Character(id: 1) { ...Outer } }
      fragment Outer on Character { ...Inner media(perPage: $n) { ...Inner } }
      fragment Inner on Character { ${fields} }
      fragment Unused on Character { id }`;
    const {text} = merged([
      [withFragments('id'), {n: 1}],
      [withFragments('favourites'), {n: 2}],
    ]);
    expect(text).to.include('fragment q0_Inner on Character { id }');
    expect(text).to.include('fragment q1_Inner on Character { favourites }');
    expect(text).to.include('fragment q1_Outer on Character { ...q1_Inner media(perPage: $q1_n) { ...q1_Inner } }');
    expect(text).not.to.include('Unused');
  });

  it('inlines named and inline root fragments, keeping their directives', () => {
    const {text} = merged([
      [
        `query Four($yes: Boolean!) { ...Root @include(if: $yes) ... on Query @skip(if: $yes) { User { id } } }
         fragment Root on Query { Character(id: 1) { id } ...Deeper }
         fragment Deeper on Query { Page { users { id } } }`,
        {yes: true},
      ],
    ]);
    expect(text).to.include('q0_Character: Character(id: 1) @include(if: $q0_yes) { id }');
    expect(text).to.include('q0_Page: Page @include(if: $q0_yes) { users { id } }');
    expect(text).to.include('q0_User: User @skip(if: $q0_yes) { id }');
    expect(text).not.to.include('...');
  });

  it('throws on a document without an operation', () =>
    expect(() => mergeDocuments([{query: parse('fragment A on Query { User { id } }'), variables: {}}])).to.throw(
      'without an operation',
    ));
});

describe('splitAnswer', () => {
  const error = (path?: (string | number)[]) => ({message: 'no', ...(path ? {path} : {})});

  it('gives each member its own fields under their original names', () => {
    const data = {q0_Character: {id: 1}, q1_Character: null, q10_a: 3};
    const answers = splitAnswer({data}, 11);
    expect([answers[0], answers[1], answers[2], answers[10]]).to.deep.equal([
      {data: {Character: {id: 1}}},
      {data: {Character: null}},
      {data: {}},
      {data: {a: 3}},
    ]);
  });

  it('assigns an error with a path only to its member, with the original names', () => {
    const [first, second] = splitAnswer({data: {q0_a: 1, q1_a: null}, errors: [error(['q1_a', 0, 'id'])]}, 2);
    expect(first?.errors).to.equal(undefined);
    expect(second?.errors).to.deep.equal([error(['a', 0, 'id'])]);
  });

  it('assigns an error without a path to all members', () => {
    for (const path of [undefined, []])
      for (const {data, errors} of splitAnswer({data: null, errors: [error(path)]}, 2)) {
        expect(data).to.equal(null);
        expect(errors?.length).to.equal(1);
      }
  });
});
