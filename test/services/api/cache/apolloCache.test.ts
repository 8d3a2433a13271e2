import {gql, type DocumentNode} from '@apollo/client';
import {expect} from 'chai';

import {createCache} from '#services/api/cache/apolloCache';

const lists = gql`
  query Lists($page: Int, $user: String, $media: Int) {
    Page(page: $page, perPage: 1) {
      mediaList(userName: $user, mediaId: $media) {
        id
        score
      }
    }
  }
`;
const users = gql`
  query Users($page: Int) {
    Page(page: $page, perPage: 1) {
      pageInfo {
        total
      }
      users(sort: [ID]) {
        id
      }
    }
  }
`;

const page = (field: string, ...items: object[]) => ({Page: {__typename: 'Page', [field]: items}});
const entry = (id: number, score: number) => ({__typename: 'MediaList', id, score});

describe('the cache', () => {
  function open() {
    const cache = createCache();
    const write = (query: DocumentNode, variables: object, data: object) =>
      cache.writeQuery({query, variables: {...variables}, data: {...data}});
    const read = (query: DocumentNode, variables: object) =>
      cache.readQuery({query, variables: {...variables}}) as unknown;
    return {write, read};
  }

  it('keeps pages with different nested arguments apart', () => {
    const {write, read} = open();
    write(lists, {page: 1, user: 'a', media: 1}, page('mediaList', entry(1, 10)));
    write(lists, {page: 1, user: 'a', media: 2}, page('mediaList', entry(2, 20)));
    write(lists, {page: 1, user: 'b', media: 1}, page('mediaList', entry(3, 30)));
    expect(read(lists, {page: 1, user: 'a', media: 1})).to.deep.equal(page('mediaList', entry(1, 10)));
    expect(read(lists, {page: 1, user: 'a', media: 2})).to.deep.equal(page('mediaList', entry(2, 20)));
    expect(read(lists, {page: 1, user: 'b', media: 1})).to.deep.equal(page('mediaList', entry(3, 30)));
    expect(read(lists, {page: 1, user: 'c', media: 1})).to.equal(null);
  });

  it('keeps pages with different arguments or different content apart', () => {
    const {write, read} = open();
    const first = {
      Page: {__typename: 'Page', pageInfo: {__typename: 'PageInfo', total: 2}, users: [{__typename: 'User', id: 1}]},
    };
    write(users, {page: 1}, first);
    write(lists, {page: 1}, page('mediaList', entry(1, 10)));
    expect(read(users, {page: 1})).to.deep.equal(first);
    expect(read(users, {page: 2})).to.equal(null);
  });

  it('shows the latest known values of an entity, wherever they came from', () => {
    const {write, read} = open();
    write(lists, {page: 1, user: 'a', media: 1}, page('mediaList', entry(1, 10)));
    write(lists, {page: 2, user: 'a', media: 1}, page('mediaList', entry(1, 99)));
    expect(read(lists, {page: 1, user: 'a', media: 1})).to.deep.equal(page('mediaList', entry(1, 99)));
  });

  it('combines parts of a title that were queried separately', () => {
    const {write, read} = open();
    const title = (field: string) => gql`query T { Media(id: 1) { id title { ${field} } } }`;
    const media = (part: object) => ({Media: {__typename: 'Media', id: 1, title: {__typename: 'MediaTitle', ...part}}});
    write(title('romaji'), {}, media({romaji: 'a'}));
    write(title('native'), {}, media({native: 'b'}));
    expect(read(title('romaji native'), {})).to.deep.equal(media({romaji: 'a', native: 'b'}));
  });
});
