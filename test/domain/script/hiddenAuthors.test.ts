import {expect} from 'chai';
import fc from 'fast-check';

import {hiddenAuthors, type ComparedPage} from '#domain/script/hiddenAuthors';

const page = (everybody: Readonly<Record<number, string>>, visible: readonly number[], pass = 0): ComparedPage => ({
  pass,
  everybody: Object.entries(everybody).map(([id, author]) => ({id: Number(id), author})),
  visible,
});

describe('authors whose statuses the user does not see', () => {
  it('are those with public statuses between the ones that the user sees', () => {
    const pages = [page({9: 'Ann', 8: 'Bob', 7: 'Cid'}, [9, 7, 6])];
    expect(hiddenAuthors(pages)).to.deep.equal([{author: 'Bob', posts: 1}]);
  });

  it('are not listed while the user may still see the status on the next page', () => {
    const first = page({9: 'Ann', 8: 'Bob'}, [10, 9]);
    expect(hiddenAuthors([first])).to.deep.equal([]);
    expect(hiddenAuthors([first, page({7: 'Cid'}, [8, 7])])).to.deep.equal([]);
    expect(hiddenAuthors([first, page({7: 'Cid'}, [7, 6])])).to.deep.equal([{author: 'Bob', posts: 1}]);
  });

  it('are not derived for the newest statuses from the older ones of an earlier pass', () => {
    const first = page({3: 'Ann', 2: 'Bob'}, [3, 2]);
    const second = page({9: 'Ann', 8: 'Bob'}, [10, 9], 1);
    expect(hiddenAuthors([first, second])).to.deep.equal([]);
  });

  it('come with the number of their statuses, each counted once, most first', () => {
    const everybody = {9: 'Ann', 8: 'Bob', 7: 'Cid', 6: 'Cid'};
    const pages = [page(everybody, [9, 5]), page(everybody, [9, 5], 1)];
    expect(hiddenAuthors(pages)).to.deep.equal([
      {author: 'Cid', posts: 2},
      {author: 'Bob', posts: 1},
    ]);
  });

  it('are exactly the hidden ones, however many statuses are published while pages are read', () => {
    const size = 5;
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd'), {minLength: 30, maxLength: 60}),
        fc.array(fc.nat(3), {minLength: 12, maxLength: 12}),
        fc.subarray(['a', 'b']),
        (authors, published, hidden) => {
          let newest = 30;
          const statuses = () =>
            authors
              .slice(0, newest)
              .map((author, id) => ({id: id + 1, author}))
              .reverse();
          const read = (number: number, isGuest: boolean) =>
            statuses()
              .filter(({author}) => isGuest || !hidden.includes(author))
              .slice((number - 1) * size, number * size);
          const publish = (index: number) => {
            newest = Math.min(authors.length, newest + (published[index] ?? 0));
          };
          const pages = Array.from({length: 6}, (_, index) => {
            const everybody = read(index + 1, true);
            publish(2 * index);
            const visible = read(index + 1, false).map(({id}) => id);
            publish(2 * index + 1);
            return {pass: 0, everybody, visible};
          });
          const found = hiddenAuthors(pages).map(({author}) => author);
          expect(hidden).to.include.members(found);
        },
      ),
    );
  });
});
