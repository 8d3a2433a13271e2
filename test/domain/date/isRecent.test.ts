import {expect} from 'chai';

import {isRecent} from '#domain/date/isRecent';

describe('isRecent', () => {
  for (const [what, at, now, lifetime, recent] of [
    ['just now', 1000, 1000, 60, true],
    ['within the lifetime', 941, 1000, 60, true],
    ['exactly a lifetime ago', 940, 1000, 60, false],
    ['before that', 0, 1000, 60, false],
    ['a millisecond in the future', 1001, 1000, 60, false],
    ['far in the future', 1e12, 1000, 60, false],
    ['at no time', NaN, 1000, 60, false],
    ['ever, with an endless lifetime', 0, 1000, Infinity, true],
  ] as const)
    it(`returns ${recent} for ${what}`, () => expect(isRecent(at, now, lifetime)).to.equal(recent));
});
