import {expect} from 'chai';

import {isHiddenEntry} from '#domain/list/hiddenEntry';

describe('an entry', () => {
  for (const [hiddenFromStatusLists, customLists, isHidden] of [
    [true, null, true],
    [true, {}, true],
    [true, {Best: false, Worst: false}, true],
    [true, {Best: false, Worst: true}, false],
    [false, null, false],
    [false, {Best: false}, false],
    [null, undefined, false],
    [true, 'nonsense', true],
  ] as const)
    it(`is ${isHidden ? '' : 'not '}hidden with ${hiddenFromStatusLists} and ${JSON.stringify(customLists)}`, () => {
      expect(isHiddenEntry({hiddenFromStatusLists, customLists})).to.equal(isHidden);
    });
});
