import {expect} from 'chai';

import {dotFontSize} from '#domain/list/statusDot';

describe('dotFontSize', () => {
  it('shrinks only above 99 and again above 999', () => {
    expect(dotFontSize(0)).to.equal(dotFontSize(99));
    expect(dotFontSize(100)).to.be.lessThan(dotFontSize(99));
    expect(dotFontSize(999)).to.equal(dotFontSize(100));
    expect(dotFontSize(1000)).to.be.lessThan(dotFontSize(999));
    expect(dotFontSize(123456)).to.equal(dotFontSize(1000));
  });
});
