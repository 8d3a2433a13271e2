import {expect} from 'chai';

import {centredBounds, moveBounds, resizeBounds, clampToWindow} from '#ui/box/boxBounds';

const window = {width: 1000, height: 800};
const place = {left: 100, top: 100, width: 300, height: 200};

describe('the position of a box', () => {
  for (const [what, wanted, size, left, top, width, height] of [
    ['is unchanged when the box fits the window', place, window, 100, 100, 300, 200],
    ['does not leave the window at the left and top', moveBounds(place, -500, -500), window, 0, 0, 300, 200],
    ['does not leave the window at the right and bottom', moveBounds(place, 5000, 5000), window, 700, 600, 300, 200],
    ['is never smaller than the minimum size', resizeBounds(place, -500, -500), window, 100, 100, 220, 120],
    ['is never larger than the window', resizeBounds(place, 5000, 5000), window, 0, 0, 1000, 800],
    ['has the full width of a narrow window', place, {width: 400, height: 700}, 0, 100, 400, 200],
  ] as const)
    it(what, () => expect(clampToWindow(wanted, size)).to.deep.equal({left, top, width, height}));

  it('is centred at first', () =>
    expect(centredBounds({width: 300, height: 200}, window)).to.deep.equal({
      left: 350,
      top: 300,
      width: 300,
      height: 200,
    }));
});
