import {expect} from 'chai';
import * as v from 'valibot';

import {flaggedWords, hasFlaggedWord, isFlaggedTag} from '#domain/media/safeForWork';
import {slug} from '#domain/media/slug';

describe('safe-for-work rules', () => {
  it('contain unique single words in lower case', () => {
    const word = v.pipe(v.string(), v.regex(/^[a-z0-9]{3,}$/));
    expect(v.is(v.array(word), flaggedWords)).to.equal(true);
    expect(new Set(flaggedWords).size).to.equal(flaggedWords.length);
  });

  for (const [text, flagged] of [
    ['What an NSFW scene', true],
    ['(nsfw)', true],
    ['sexy', true],
    ['Two bikinis', true],
    ['Essex and Middlesex', false],
    ['unsexy', false],
    ['', false],
    ['Heroes', false],
  ] as const)
    it(`return ${flagged} for the text "${text}"`, () => expect(hasFlaggedWord(text)).to.equal(flagged));

  for (const [tag, flagged] of [
    [' Ecchi ', true],
    ['Nudity', true],
    ['Female Protagonist', false],
    ['', false],
  ] as const)
    it(`return ${flagged} for the tag "${tag}"`, () => expect(isFlaggedTag(tag)).to.equal(flagged));

  it('leave no part of a flagged title in an address', () => {
    expect(slug('Quite Sexy', flaggedWords)).to.equal('');
    expect(slug('Quite Plain', flaggedWords)).to.equal('Quite-Plain');
  });
});
