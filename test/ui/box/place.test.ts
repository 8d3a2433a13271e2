import {expect} from 'chai';

import {centred, moved, resized, within} from '#ui/box/place';

const window = {width: 1000, height: 800};
const place = {left: 100, top: 100, width: 300, height: 200};

describe('the position of a box', () => {
  for (const [what, wanted, size, left, top, width, height] of [
    ['is unchanged when the box fits the window', place, window, 100, 100, 300, 200],
    ['does not leave the window at the left and top', moved(place, -500, -500), window, 0, 0, 300, 200],
    ['does not leave the window at the right and bottom', moved(place, 5000, 5000), window, 700, 600, 300, 200],
    ['is never smaller than the minimum size', resized(place, -500, -500), window, 100, 100, 220, 120],
    ['is never larger than the window', resized(place, 5000, 5000), window, 0, 0, 1000, 800],
    ['has the full width of a narrow window', place, {width: 400, height: 700}, 0, 100, 400, 200],
  ] as const)
    it(what, () => expect(within(wanted, size)).to.deep.equal({left, top, width, height}));

  it('is centred at first', () =>
    expect(centred({width: 300, height: 200}, window)).to.deep.equal({left: 350, top: 300, width: 300, height: 200}));
});
