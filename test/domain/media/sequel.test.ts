import {expect} from 'chai';

import {isSequel} from '#domain/media/sequel';

const anime = (...edges: readonly (readonly [string | null, string | null] | null)[]) => ({
  type: 'ANIME',
  relations: {edges: edges.map(edge => edge && {relationType: edge[0], node: {type: edge[1]}})},
});

describe('a sequel', () => {
  const table = [
    ['with a prequel of its type', anime(['PREQUEL', 'ANIME']), true],
    ['with a parent story of its type', anime(['PARENT', 'ANIME']), true],
    ['with a prequel after other relations', anime(['SOURCE', 'MANGA'], null, ['PREQUEL', 'ANIME']), true],
    ['with a prequel of the other type', anime(['PREQUEL', 'MANGA']), false],
    ['with a parent story of the other type', anime(['PARENT', 'MANGA']), false],
    ['with a sequel and a side story', anime(['SEQUEL', 'ANIME'], ['SIDE_STORY', 'ANIME']), false],
    ['with an alternative version', anime(['ALTERNATIVE', 'ANIME']), false],
    ['with relations of unknown kind and type', anime([null, 'ANIME'], ['PREQUEL', null]), false],
    ['with a deleted prequel', {type: 'ANIME', relations: {edges: [{relationType: 'PREQUEL', node: null}]}}, false],
    ['without relations', anime(), false],
    ['without an answer about relations', {type: 'ANIME', relations: null}, false],
    ['without a list of relations', {type: 'ANIME', relations: {edges: null}}, false],
    ['of unknown type', {type: null, relations: {edges: [{relationType: 'PREQUEL', node: {type: null}}]}}, false],
  ] as const;
  for (const [name, media, expected] of table)
    it(`${expected ? 'is' : "isn't"} a media item ${name}`, () => expect(isSequel(media)).to.equal(expected));
});
