import {expect} from 'chai';
import fc from 'fast-check';

import {pickRandom} from '#domain/value/pickRandom';

/** This many pages of three rows each, and the pages that were read. */
function pagesOf(count: number) {
  const read: number[] = [];
  return {
    read,
    readPage: (page: number) => {
      read.push(page);
      return Promise.resolve(page <= count ? [0, 1, 2].map(row => `${page}.${row}`) : []);
    },
  };
}

/** Returns these numbers one after the other. */
function randoms(...numbers: number[]) {
  let next = 0;
  return () => numbers[next++] ?? 0;
}

describe('pickRandom', () => {
  it('picks a row of a random page', async () => {
    const {readPage, read} = pagesOf(100);
    expect(await pickRandom(readPage, 100, randoms(0.5, 0.99))).to.equal('51.2');
    expect(read).to.deep.equal([51]);
  });

  it('tries earlier pages when a page is empty', async () => {
    const {readPage, read} = pagesOf(10);
    expect(await pickRandom(readPage, 100, randoms(0.9, 0.5, 0, 0))).to.equal('1.0');
    expect(read).to.deep.equal([91, 46, 1]);
  });

  it('returns nothing if there are no rows', async () => {
    const {readPage, read} = pagesOf(0);
    expect(await pickRandom(readPage, 100, randoms(0.99, 0.5, 0))).to.equal(undefined);
    expect(read.at(-1)).to.equal(1);
  });

  it('finds a row for any number of pages, and never requests a page beyond the last', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({min: 1, max: 120}),
        fc.infiniteStream(fc.double({min: 0, max: 0.999999, noNaN: true})),
        async (count, stream) => {
          const {readPage, read} = pagesOf(count);
          const random = () => Number(stream.next().value);
          expect(await pickRandom(readPage, 100, random)).to.match(/^\d+\.[012]$/);
          expect(read.filter(page => page < 1 || page > 100)).to.deep.equal([]);
        },
      ),
    );
  });
});
