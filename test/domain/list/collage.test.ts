import {expect} from 'chai';

import {collage, cornerOf, croppedTo, linesOf, togglePick} from '#domain/list/collage';

const entry = (mediaId: number) => ({mediaId});

describe('collage', () => {
  it('has 9 covers of 230 x 345 px on 690 x 1035 px', () =>
    expect(collage).to.deep.equal({entries: 9, columns: 3, width: 690, height: 1035, cellWidth: 230, cellHeight: 345}));

  const corners = [
    [0, 0, 0],
    [2, 460, 0],
    [3, 0, 345],
    [8, 460, 690],
  ] as const;
  for (const [index, x, y] of corners)
    it(`places cover ${index} at ${x}, ${y}`, () => expect(cornerOf(index)).to.deep.equal({x, y}));

  const picks: readonly (readonly [readonly number[], number, readonly number[]])[] = [
    [[], 1, [1]],
    [[1, 2], 3, [1, 2, 3]],
    [[1, 2, 3], 2, [1, 3]],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9], 10, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9], 9, [1, 2, 3, 4, 5, 6, 7, 8]],
  ];
  for (const [before, id, after] of picks)
    it(`has ${after.join()} after ${id} is picked beside ${before.join() || 'nothing'}`, () =>
      expect(togglePick(before.map(entry), entry(id))).to.deep.equal(after.map(entry)));

  const pictures = [
    [230, 345, {x: 0, y: 0, width: 230, height: 345}],
    [400, 300, {x: 100, y: 0, width: 200, height: 300}],
    [200, 400, {x: 0, y: 50, width: 200, height: 300}],
  ] as const;
  for (const [width, height, part] of pictures)
    it(`uses the middle of an image of ${width} x ${height}`, () =>
      expect(croppedTo(width, height)).to.deep.equal(part));

  const texts = [
    ['', []],
    ['one two three', ['one two', 'three']],
    ['incomprehensible', ['incomprehensible']],
    ['a incomprehensible b', ['a', 'incomprehensible', 'b']],
  ] as const;
  for (const [text, lines] of texts)
    it(`breaks "${text}" into ${lines.length} lines`, () =>
      expect(linesOf(text, 8, each => each.length)).to.deep.equal(lines));
});
