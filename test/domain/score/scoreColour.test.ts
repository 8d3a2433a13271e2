import {expect} from 'chai';

import {scoreHue} from '#domain/score/scoreColour';

describe('scoreHue', () => {
  const table = [
    [0, 0],
    [1, 1.2],
    [50, 60],
    [85, 102],
    [100, 120],
    [-5, 0],
    [120, 120],
  ] as const;
  for (const [score, hue] of table)
    it(`returns hue ${hue} for ${score}`, () => expect(scoreHue(score)).to.be.closeTo(hue, 1e-9));
});
