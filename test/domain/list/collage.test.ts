import {expect} from 'chai';

import {cornerOf, entryCountOf, fitted, linesOf, pictureSize, togglePick, type Layout} from '#domain/list/collage';

const entry = (mediaId: number) => ({mediaId});
const usual: Layout = {columns: 3, rows: 3, gap: 0, width: 230, height: 345};

describe('collage', () => {
  for (const [more, count, width, height] of [
    [{}, 9, 690, 1035],
    [{columns: 5, rows: 4}, 20, 1150, 1380],
    [{columns: 2, rows: 1, gap: 10}, 2, 470, 345],
    [{columns: 1, rows: 2, gap: 100, width: 100, height: 50}, 2, 100, 200],
  ] as const)
    it(`has ${count} covers on ${width} x ${height} px with ${JSON.stringify(more)}`, () => {
      const layout = {...usual, ...more};
      expect(entryCountOf(layout)).to.equal(count);
      expect(pictureSize(layout)).to.deep.equal({width, height});
    });

  for (const [more, index, x, y] of [
    [{}, 0, 0, 0],
    [{}, 2, 460, 0],
    [{}, 3, 0, 345],
    [{}, 8, 460, 690],
    [{columns: 4, gap: 10}, 5, 240, 355],
  ] as const)
    it(`places cover ${index} at ${x}, ${y} with ${JSON.stringify(more)}`, () =>
      expect(cornerOf(index, {...usual, ...more})).to.deep.equal({x, y}));

  const picks: readonly (readonly [readonly number[], number, readonly number[]])[] = [
    [[], 1, [1]],
    [[1, 2], 3, [1, 2, 3]],
    [[1, 2, 3], 2, [1, 3]],
    [[1, 2, 3, 4], 5, [1, 2, 3, 4]],
    [[1, 2, 3, 4], 4, [1, 2, 3]],
  ];
  for (const [before, id, after] of picks)
    it(`has ${after.join()} after ${id} is picked beside ${before.join() || 'nothing'}, if there is room for four`, () =>
      expect(togglePick(before.map(entry), entry(id), 4)).to.deep.equal(after.map(entry)));

  const cell = {width: 230, height: 345};
  const all = {x: 0, y: 0, ...cell};
  for (const [fit, width, height, from, to] of [
    ['cut', 230, 345, all, all],
    ['cut', 400, 300, {x: 100, y: 0, width: 200, height: 300}, all],
    ['cut', 200, 400, {x: 0, y: 50, width: 200, height: 300}, all],
    ['stretch', 400, 300, {x: 0, y: 0, width: 400, height: 300}, all],
    ['mixed', 210, 300, {x: 0, y: 0, width: 210, height: 300}, all],
    ['mixed', 400, 300, {x: 100, y: 0, width: 200, height: 300}, all],
    ['bars', 460, 345, {x: 0, y: 0, width: 460, height: 345}, {x: 0, y: 86.25, width: 230, height: 172.5}],
    ['transparent', 100, 300, {x: 0, y: 0, width: 100, height: 300}, {x: 57.5, y: 0, width: 115, height: 345}],
  ] as const)
    it(`fits an image of ${width} x ${height} by "${fit}"`, () =>
      expect(fitted(fit, {width, height}, cell)).to.deep.equal({from, to}));

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
