import {expect, test} from '@playwright/test';
import {StandInClient} from './client';

let client: StandInClient;
test.beforeAll(async () => {
  client = await StandInClient.start();
});
test.beforeEach(() => client.control('reset'));
test.afterAll(() => client.close());

test.describe('integers sent as strings', () => {
  test('are accepted for variables of the type Int, alone, in lists and in objects', {tag: '@plain'}, async () => {
    const one = await client.query('query ($id: Int) { Media(id: $id) { id } }', {id: '5'});
    expect(one.body.data).toEqual({Media: {id: 5}});
    const many = 'query ($ids: [Int]) { Page { media(id_in: $ids, sort: ID) { id } } }';
    expect((await client.query(many, {ids: ['1', 5]})).body.data).toEqual({Page: {media: [{id: 1}, {id: 5}]}});
    expect((await client.query(many, {ids: '5'})).body.data).toEqual({Page: {media: [{id: 5}]}});
    const saved = await client.query(
      `mutation ($id: Int!, $at: FuzzyDateInput) {
        SaveMediaListEntry(mediaId: $id, startedAt: $at) { mediaId startedAt { year month day } }
      }`,
      {id: '1', at: {year: '2020', month: 2, day: '29'}},
      await client.token(),
    );
    expect(saved.body.data).toEqual({
      SaveMediaListEntry: {mediaId: 1, startedAt: {year: 2020, month: 2, day: 29}},
    });
  });

  test('are rejected when they are not integers', {tag: '@plain'}, async () => {
    const query = 'query ($id: Int, $ids: [Int]) { Media(id: $id, id_in: $ids) { id } }';
    for (const variables of [{id: 'abc'}, {id: ''}, {id: '1.5'}, {id: '12abc'}, {ids: ['1', 'abc']}]) {
      const {status, body} = await client.query(query, variables);
      expect(status, JSON.stringify(variables)).toBe(400);
      expect(String(body.errors?.[0]?.message), JSON.stringify(variables)).toContain('Int cannot represent');
    }
  });

  test('stay strings if the type is String', {tag: '@plain'}, async () => {
    const {body} = await client.query('query ($name: String) { User(name: $name) { id } }', {name: '5276'});
    expect(body.errors?.[0]?.message).toBe('Not Found.');
  });
});
