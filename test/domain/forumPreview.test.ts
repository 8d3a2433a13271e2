import {expect} from 'chai';

import {isChallenge, shortCategory, shortThread} from '../../src/domain/forumPreview';

describe('isChallenge', () => {
  const table = [
    ['AWC: Genre Challenge', true],
    ['Anime Watching Challenge 2020', true],
    ['Anime Watching Club: September', true],
    ['MRC - Classic', true],
    [' AWC: blank in front', true],
    ['About the AWC', false],
    ['anime recommendations', false],
    ['', false],
  ] as const;
  for (const [title, challenge] of table)
    it(`says ${challenge} of "${title}"`, () => expect(isChallenge(title)).to.equal(challenge));
});

describe('shortened titles', () => {
  it('cut categories over 25 to 20', () => {
    expect(shortCategory('a'.repeat(25))).to.equal('a'.repeat(25));
    expect(shortCategory('a'.repeat(26))).to.equal(`${'a'.repeat(20)}…`);
  });
  it('cut threads over 40 to 35', () => {
    expect(shortThread('a'.repeat(40))).to.equal('a'.repeat(40));
    expect(shortThread('a'.repeat(41))).to.equal(`${'a'.repeat(35)}…`);
  });
  it('leave no blank before the ellipsis and no half characters', () => {
    expect(shortCategory(`${'a'.repeat(19)} ${'b'.repeat(10)}`)).to.equal(`${'a'.repeat(19)}…`);
    expect(shortCategory('😀'.repeat(26))).to.equal(`${'😀'.repeat(20)}…`);
  });
});
