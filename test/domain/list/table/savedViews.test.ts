import {expect} from 'chai';

import {parseQuery} from '#domain/list/query/parse';
import {hasErrors} from '#domain/list/query/query';
import {grammarVersion} from '#domain/list/query/syntax';
import {
  addView,
  hasSameTerms,
  initialViews,
  isForOwnList,
  moveView,
  queryOf,
  readViews,
  type StoredView,
} from '#domain/list/table/savedViews';

const idsOf = (views: readonly {id: string}[]) => views.map(({id}) => id).join(' ');
const own = (more: Partial<StoredView> = {}): StoredView => ({id: '1', name: 'Mine', query: 'year:2015', ...more});
const read = (view: StoredView) => readViews([view], 'ANIME')[0];

describe('saved views', () => {
  it('are at first those that fit the type, and each has a meaning', () => {
    expect(idsOf(readViews(undefined, 'ANIME'))).to.equal('behind ready unrated undated repeated private');
    expect(idsOf(readViews(undefined, 'MANGA'))).to.equal('readyManga unrated undated repeatedManga private');
    for (const type of ['ANIME', 'MANGA'] as const)
      for (const view of readViews(undefined, type)) {
        const query = queryOf(view);
        expect(query?.terms.length, view.query).to.be.greaterThan(0);
        expect(query?.problems, view.query).to.deep.equal([]);
      }
  });

  it('behind counts only what is being watched', () => {
    const [behind] = readViews(undefined, 'ANIME');
    expect(behind?.query).to.match(/status:watching,rewatching/);
  });

  it('that only ask for private entries are for the own list', () => {
    const forOwn = readViews(undefined, 'ANIME').filter(isForOwnList);
    expect(idsOf(forOwn)).to.equal('private');
    const others = readViews([own({query: '-private:yes'})], 'ANIME');
    expect(others.map(isForOwnList)).to.deep.equal([false]);
  });

  for (const id of ['Infinity', '1e300', '-5', '2.5', 'NaN'])
    it(`get ids of their own beside ${id}`, () => {
      const views = addView(addView([own({id})], {name: 'A', query: 'a'}), {name: 'B', query: 'b'});
      expect(idsOf(views)).to.equal(`${id} 1 2`);
    });

  for (const id of ['constructor', 'toString', '__proto__'])
    it(`are none without a query, such as ${id}`, () => {
      expect(read({id})).to.equal(undefined);
      expect(read(own({id}))?.query).to.equal('year:2015');
    });

  it('keep the columns and groups that this version knows', () => {
    const view = read(own({columns: ['score', 'future', 'title'], group: 'year'}));
    expect([view?.columns, view?.group]).to.deep.equal([['score', 'title'], 'year']);
    const other = read(own({columns: ['future'], group: 'future'}));
    expect([other?.columns, other?.group]).to.deep.equal([undefined, undefined]);
  });

  it('without a query or a name are left out, and initial ones may have other names and queries', () => {
    const views: StoredView[] = [{id: 'laterInitial'}, {id: '3', query: 'fate'}, {id: 'behind', name: 'Late'}, own()];
    expect(readViews(views, 'ANIME').map(({name}) => name)).to.deep.equal(['Late', 'Mine']);
    expect(read({id: 'behind', query: 'behind>3'})?.query).to.equal('behind>3');
  });

  for (const [query, version] of [
    ['scor:7', grammarVersion],
    ['year:2015', grammarVersion + 1],
    ['', grammarVersion + 1],
  ] as const)
    it(`have no meaning if ${JSON.stringify(query)} of grammar ${version} can't be read`, () => {
      const view = read(own({query, version}));
      expect(view && queryOf(view)).to.equal(undefined);
      expect(view?.query).to.equal(query);
    });

  it('get a new id and the version of the grammar', () => {
    const views = addView(addView(initialViews('ANIME'), {name: 'A', query: 'a'}), {name: 'B', query: 'b'});
    expect(idsOf(views)).to.equal('behind ready unrated undated repeated private 1 2');
    expect(views.at(-1)?.version).to.equal(grammarVersion);
    expect(idsOf(addView([own({id: '7'})], {name: 'C', query: 'c'}))).to.equal('7 8');
  });

  for (const [id, by, wanted] of [
    ['b', 1, 'a c b'],
    ['b', -1, 'b a c'],
    ['a', -1, 'a b c'],
    ['c', 1, 'a b c'],
    ['x', 1, 'a b c'],
  ] as const)
    it(`moves ${id} by ${by}`, () => {
      const views = ['a', 'b', 'c'].map(each => ({id: each}));
      expect(idsOf(moveView(views, id, by))).to.equal(wanted);
    });

  for (const [one, other, isSame] of [
    ['year:2015', ' year:2015  order:-score', true],
    ['a  b', 'a b', true],
    ['', 'order:score', true],
    ['a', 'b', false],
  ] as const)
    it(`finds that "${one}" and "${other}" have ${isSame ? 'the same' : 'other'} terms`, () => {
      expect(hasSameTerms(one, other)).to.equal(isSame);
    });

  it('with a query that has errors are still read, so that they can be corrected', () => {
    const view = read(own({query: 'score>'}));
    expect(view && hasErrors(parseQuery(view.query))).to.equal(true);
  });
});
