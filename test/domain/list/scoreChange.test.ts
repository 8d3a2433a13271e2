import {expect} from 'chai';

import {accepted, applies, changedTo, refused} from '#domain/list/scoreChange';

const first = {was: 7, score: 8, saved: undefined};
const second = {was: 7, score: 9, saved: 8};

describe('changedTo', () => {
  const table = [
    [undefined, 7, 8, first],
    [first, 7, 9, {was: 7, score: 9, saved: undefined}],
    [second, 7, 10, {was: 7, score: 10, saved: 8}],
    [second, 3, 4, {was: 3, score: 4, saved: undefined}],
  ] as const;
  for (const [change, was, score, expected] of table)
    it(`returns ${JSON.stringify(expected)} for ${JSON.stringify(change)} when ${was} becomes ${score}`, () =>
      expect(changedTo(change, was, score)).to.deep.equal(expected));
});

describe('applies', () => {
  const table = [
    [undefined, 7, false],
    [first, 7, true],
    [first, 8, false],
    [first, 3, false],
  ] as const;
  for (const [change, was, expected] of table)
    it(`returns ${expected} for ${JSON.stringify(change)} where the site has ${was}`, () =>
      expect(applies(change, was)).to.equal(expected));
});

describe('refused', () => {
  it('returns to the score shown by the site if nothing was saved', () => expect(refused(first)).to.equal(undefined));
  it('returns to the score saved last', () => expect(refused(second)).to.deep.equal({was: 7, score: 8, saved: 8}));
  it('returns to the score accepted in the meantime', () =>
    expect(refused({...accepted(first, 8), score: 10})).to.deep.equal({was: 7, score: 8, saved: 8}));
});
