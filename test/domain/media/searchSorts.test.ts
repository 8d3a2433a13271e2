import {expect} from 'chai';

import {sortsOf} from '#domain/media/searchSorts';

const plain = {type: 'anime', preset: undefined, hasText: false, sort: undefined} as const;
const site = [
  'TITLE_ROMAJI',
  'POPULARITY_DESC',
  'SCORE_DESC',
  'TRENDING_DESC',
  'FAVOURITES_DESC',
  'ID_DESC',
  'START_DATE_DESC',
];

describe('sortsOf', () => {
  it('adds episodes in both directions to the orders of anime', () =>
    expect(sortsOf(plain)).to.deep.equal({
      options: [...site, 'EPISODES_DESC', 'EPISODES'],
      chosen: 'POPULARITY_DESC',
    }));

  it('adds chapters and volumes in both directions to the orders of manga', () =>
    expect(sortsOf({...plain, type: 'manga', sort: 'VOLUMES'})).to.deep.equal({
      options: [...site, 'CHAPTERS_DESC', 'CHAPTERS', 'VOLUMES_DESC', 'VOLUMES'],
      chosen: 'VOLUMES',
    }));

  const chosen = [
    [{preset: 'top-100'}, 'SCORE_DESC'],
    [{preset: 'trending'}, 'TRENDING_DESC'],
    [{preset: 'new'}, 'ID_DESC'],
    [{preset: 'Action'}, 'POPULARITY_DESC'],
    [{preset: 'top-100', sort: 'EPISODES'}, 'EPISODES'],
    [{hasText: true}, 'BEST_MATCH'],
    [{hasText: true, sort: 'ID_DESC'}, 'ID_DESC'],
  ] as const;
  for (const [order, expected] of chosen)
    it(`selects ${expected} for ${JSON.stringify(order)}`, () =>
      expect(sortsOf({...plain, ...order}).chosen).to.equal(expected));

  it('offers the best match only while searching for text', () => {
    expect(sortsOf({...plain, hasText: true}).options).to.include('BEST_MATCH');
    expect(sortsOf(plain).options).not.to.include('BEST_MATCH');
  });

  it('also offers an order from the address that it does not know', () =>
    expect(sortsOf({...plain, sort: 'DURATION_DESC'}).options.at(-1)).to.equal('DURATION_DESC'));
});
