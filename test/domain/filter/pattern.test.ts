import {expect} from 'chai';
import fc from 'fast-check';

import {compilePattern} from '#domain/filter/pattern';
import {countPaths} from '#domain/filter/patternPaths';

describe('countPaths', () => {
  for (const [source, expected] of [
    ['', 1],
    ['naruto', 1],
    ['colou?r', 2],
    ['one|two|three', 3],
    ['(a|b)(c|d)', 4],
    ['(?:a|b)?', 4],
    ['a{2}', 1],
    ['a{2,4}', 3],
    ['a*', 1001],
    ['a+?', 1000],
    ['[(*+]', 1],
    ['[\\]*]x', 1],
    ['\\(\\*', 1],
    ['(ab)*', 1001],
    ['(a+)+', Infinity],
    ['(a|a)*', Infinity],
    ['(?<name>a*)*', Infinity],
    ['(a)\\1', Infinity],
    ['(?<x>a)\\k<x>', Infinity],
    ['a)b|c', 3],
    ['(a', 1],
  ] as const)
    it(`counts ${expected} in /${source}/`, () => expect(countPaths(source)).to.equal(expected));
});

describe('compilePattern', () => {
  for (const [source, sample, expected, problem] of [
    ['nar.to', 'Naruto', true, undefined],
    ['^one', 'One Piece', true, undefined],
    ['^piece', 'One Piece', false, undefined],
    ['.*foo.*', 'a foo b', true, undefined],
    ['(', 'Director (eps 1)', true, 'invalid'],
    ['(', 'Director', false, 'invalid'],
    ['[z-a]', 'b', false, 'invalid'],
    ['(a+)+$', 'aaaa', false, 'slow'],
    ['(a+)+$', 'X(A+)+$', true, 'slow'],
    ['.*.*.*', 'anything', false, 'slow'],
    ['a'.repeat(200), 'A'.repeat(200), true, undefined],
    [`${'a'.repeat(200)}.`, 'b', false, 'long'],
    ['a.c', `${'x'.repeat(997)}abc`, true, undefined],
    ['a.c', `${'x'.repeat(50_000)}abc`, true, undefined],
    ['nsfw|spoiler', `${'x'.repeat(1200)} spoiler`, true, undefined],
    ['a.*c', `${'x'.repeat(9997)}abc`, true, undefined],
    ['a.*c', `${'x'.repeat(9998)}abc`, false, undefined],
    ['A.*c', `${'x'.repeat(9998)}a.*C`, true, undefined],
    ['a.*b.*c', `${'x'.repeat(997)}abc`, true, undefined],
    ['a.*b.*c', `${'x'.repeat(998)}abc`, false, undefined],
  ] as const)
    it(`${expected ? 'finds' : 'does not find'} /${source.slice(0, 20)}/ in ${sample.length} letters${problem ? `, as it is ${problem}` : ''}`, () => {
      const pattern = compilePattern(source);
      expect(pattern.isIn(sample)).to.equal(expected);
      expect(pattern.problem).to.equal(problem);
    });

  it('never throws or hangs for any pattern and text', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      '.',
      '*',
      '+',
      '?',
      '(',
      ')',
      '|',
      '[',
      ']',
      '{2,}',
      '{9}',
      '\\',
      '^',
      '$',
      '(?:',
      '(?=',
      '\\1',
    );
    const source = fc.array(piece, {maxLength: 40}).map(pieces => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(source, fc.string()), fc.nat(1000), fc.string(), (pattern, length, end) => {
        expect(compilePattern(pattern).isIn('a'.repeat(length) + end)).to.be.a('boolean');
      }),
      {numRuns: 300},
    );
  });
});
