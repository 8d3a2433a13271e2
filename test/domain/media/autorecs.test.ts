import {expect} from 'chai';

import {autorecs, type ScoredSource} from '#domain/media/autorecs';

const scale = {mean: 60, deviation: 10};
const recommended = (id: number, rating: number) => ({rating, media: {id}});
const source = (mediaId: number, score: number, ...recommendations: ReturnType<typeof recommended>[]) => ({
  ...{mediaId, score, scale, recommendations},
});
const pointsOf = (...sources: ScoredSource<{id: number}>[]) =>
  autorecs(sources).map(({media, points}) => [media.id, Number(points.toFixed(3))]);

describe('Autorecs', () => {
  it('adds the standardised score times 2 - 1/rating of each recommendation', () => {
    expect(pointsOf(source(1, 80, recommended(9, 1), recommended(8, 4)))).to.deep.equal([
      [8, 3.5],
      [9, 2],
    ]);
    expect(pointsOf(source(1, 80, recommended(9, 1)), source(2, 70, recommended(9, 2)))).to.deep.equal([[9, 3.5]]);
  });

  it('deducts points for recommendations of media below the mean', () => {
    expect(pointsOf(source(1, 80, recommended(9, 1)), source(2, 50, recommended(9, 1)))).to.deep.equal([[9, 1]]);
    expect(pointsOf(source(2, 50, recommended(9, 1)))).to.deep.equal([]);
  });

  it('excludes listed media, ratings of 0 and below, and media without a score', () => {
    expect(pointsOf(source(1, 80, recommended(2, 5)), source(2, 80))).to.deep.equal([]);
    expect(pointsOf(source(1, 80, recommended(9, 0), recommended(8, -3)))).to.deep.equal([]);
    expect(pointsOf(source(1, 0, recommended(9, 5)))).to.deep.equal([]);
  });

  it('counts a media item on two lists once, and shows at most 25', () => {
    expect(pointsOf(source(1, 80, recommended(9, 1)), source(1, 80, recommended(9, 1)))).to.deep.equal([[9, 2]]);
    const many = Array.from({length: 40}, (_, index) => recommended(100 + index, index + 1));
    expect(autorecs([source(1, 80, ...many)])).to.have.length(25);
    expect(autorecs([source(1, 80, ...many)])[0]?.media.id).to.equal(139);
  });
});
