import {expect} from 'chai';
import fc from 'fast-check';

import {firstColumns, formatTable, hasTable, isShort, tableIn, withTable} from '#domain/list/table/address';
import {columnsFor} from '#domain/list/table/columns';
import {groupKeys} from '#domain/list/table/view';

const first = ['cover', 'title', 'score', 'progress', 'status', 'format', 'updated'] as const;
const empty = {query: '', columns: first, group: undefined};

describe('formatTable', () => {
  const table = [
    [empty, 'table=1~~~'],
    [{...empty, query: 'status:completed score>=8'}, 'table=1~~~status:completed+score%3E=8'],
    [{...empty, columns: ['title', 'score'], group: 'status'}, 'table=1~title,score~status~'],
    [{...empty, query: 'a~b&c#d+e%f "ü"'}, 'table=1~~~a~b%26c%23d%2Be%25f+%22%C3%BC%22'],
    [{...empty, query: 'half \ud83d'}, 'table=1~~~half+'],
  ] as const;
  for (const [view, expected] of table)
    it(`writes ${expected}`, () => expect(formatTable(view, 'ANIME')).to.equal(expected));

  it('has the first columns of each type', () => {
    expect(firstColumns('ANIME')).to.deep.equal(first);
    expect(firstColumns('MANGA')).to.include('volumes');
  });

  it('is read again as it was written', () => {
    const views = fc.record({
      query: fc.string({unit: 'grapheme'}),
      columns: fc.shuffledSubarray([...columnsFor('MANGA')], {minLength: 1}),
      group: fc.constantFrom(undefined, ...groupKeys),
    });
    fc.assert(
      fc.property(views, fc.constantFrom('', '?search=a%20b', '?table=1~title~~old&x'), (view, search) => {
        const written = withTable(search, formatTable(view, 'MANGA'));
        expect(tableIn(written, 'MANGA')).to.deep.equal(view);
        // As a browser writes it.
        expect(tableIn(new URL(written, 'https://anilist.co/').search, 'MANGA')).to.deep.equal(view);
      }),
    );
  });
});

describe('tableIn', () => {
  const table = [
    ['?table=1', empty],
    ['?sort=Score&table=1%7E~~status%3Acompleted', {...empty, query: 'status:completed'}],
    ['?table=1~title,nothing,toString,volumes,title~nothing~', {...empty, columns: ['title']}],
    ['?table=1~nothing', empty],
    ['?table=1~~constructor~<b>%', {...empty, query: '<b>%'}],
    ['?table=1~~~a%0Ab', {...empty, query: 'a\nb'}],
    ['?table=1~~~first&table=1~~~second', {...empty, query: 'first'}],
    ['', undefined],
    ['?table', undefined],
    ['?table=', undefined],
    ['?table=2~~~status:completed', undefined],
    ['?table=10', undefined],
    ['?table=1x~~~', undefined],
    ['?tables=1', undefined],
    [`?table=1~~~${'a'.repeat(1500)}`, undefined],
  ] as const;
  for (const [search, expected] of table)
    it(`reads ${search.slice(0, 60) || 'nothing'}`, () => {
      expect(tableIn(search, 'ANIME')).to.deep.equal(expected);
      expect(hasTable(search)).to.equal(expected !== undefined);
    });

  it('reads anything without an error', () =>
    fc.assert(
      fc.property(fc.string(), text => {
        tableIn(`?table=1~${text}`, 'ANIME');
        tableIn(text, 'ANIME');
      }),
    ));
});

describe('withTable', () => {
  const table = [
    ['', 'table=1~~~', '?table=1~~~'],
    ['', undefined, ''],
    ['?year=1990&utm=a%20b', 'table=1~~~', '?year=1990&utm=a%20b&table=1~~~'],
    ['?table=1~~~old&tables=x', 'table=1~~~new', '?tables=x&table=1~~~new'],
    ['?table=1~~~old', undefined, ''],
    ['?table&year=1990', undefined, '?year=1990'],
  ] as const;
  for (const [search, parameter, expected] of table)
    it(`turns ${search || 'nothing'} with ${parameter} into ${expected || 'nothing'}`, () =>
      expect(withTable(search, parameter)).to.equal(expected));
});

describe('isShort', () => {
  it('allows 1,500 characters, encoded ones counted as they are written', () => {
    const query = 'a'.repeat(1490);
    expect(isShort(formatTable({...empty, query}, 'ANIME'))).to.equal(true);
    expect(isShort(formatTable({...empty, query: `${query}a`}, 'ANIME'))).to.equal(false);
    expect(isShort(formatTable({...empty, query: 'ü'.repeat(300)}, 'ANIME'))).to.equal(false);
  });
});
