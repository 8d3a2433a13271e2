import {expect} from 'chai';

import {placeAfter} from './moves';

const extent = {rows: 100, columns: 5, page: 20};

describe('placeAfter', () => {
  const table = [
    ['ArrowDown', [3, 1], {}, [4, 1]],
    ['ArrowDown', [99, 1], {}, [99, 1]],
    ['ArrowUp', [0, 1], {}, [-1, 1]],
    ['ArrowUp', [-1, 1], {}, [-1, 1]],
    ['ArrowRight', [3, 4], {}, [3, 4]],
    ['ArrowRight', [3, 1], {isRtl: true}, [3, 0]],
    ['ArrowLeft', [3, 1], {isRtl: true}, [3, 2]],
    ['ArrowLeft', [3, 0], {}, [3, 0]],
    ['PageDown', [90, 1], {}, [99, 1]],
    ['PageUp', [5, 1], {}, [0, 1]],
    ['PageUp', [-1, 1], {}, [-1, 1]],
    ['PageUp', [50, 1], {}, [30, 1]],
    ['Home', [3, 4], {}, [3, 0]],
    ['End', [3, 1], {}, [3, 4]],
    ['Home', [3, 4], {isCtrl: true}, [0, 0]],
    ['End', [3, 1], {isCtrl: true}, [99, 4]],
    ['x', [3, 1], {}, undefined],
    ['ArrowDown', [3, 1], {isCtrl: true}, undefined],
  ] as const;
  for (const [key, [row, column], options, expected] of table)
    it(`moves from ${row},${column} to ${expected?.join() ?? 'nowhere'} by ${JSON.stringify(options)} ${key}`, () => {
      const moved = placeAfter(key, {row, column}, extent, options);
      expect(moved && [moved.row, moved.column]).to.deep.equal(expected);
    });

  it('stays among the headings if there are no rows', () =>
    expect(placeAfter('End', {row: -1, column: 0}, {...extent, rows: 0}, {isCtrl: true})).to.deep.equal({
      row: -1,
      column: 4,
    }));
});
