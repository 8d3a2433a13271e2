import {expect} from 'chai';
import {parse} from 'graphql';

import {complexityOf, cutByComplexity, isQuery} from '#services/api/complexity';

const fields = (count: number) => parse(`{ ${Array.from({length: count}, (_, index) => `f${index}`).join(' ')} }`);
const member = (count: number) => ({query: fields(count)});

describe('complexityOf', () => {
  it('counts fields and adds some for safety', () => {
    expect(complexityOf(fields(30))).to.equal(35);
    expect(complexityOf(fields(9))).to.equal(11);
  });
  it('counts fields of fragments and none for type names', () =>
    expect(complexityOf(parse('{ a { ...F __typename } } fragment F on A { b c }'))).to.equal(complexityOf(fields(3))));
});

describe('cutByComplexity', () => {
  it('puts as many into a run as the API allows, in order', () => {
    const members = Array.from({length: 10}, () => member(100));
    const runs = cutByComplexity(members, 40);
    expect(runs.map(run => run.length)).to.deep.equal([4, 4, 2]);
    expect(runs.flat()).to.deep.equal(members);
  });
  it('fills a run up to a complexity of 500, and no further', () => {
    expect([217, 218].map(count => complexityOf(fields(count)))).to.deep.equal([250, 251]);
    expect(cutByComplexity([member(217), member(217)], 40).map(run => run.length)).to.deep.equal([2]);
    expect(cutByComplexity([member(217), member(218)], 40).map(run => run.length)).to.deep.equal([1, 1]);
  });
  it('puts no more into a run than it may have members', () =>
    expect(
      cutByComplexity(
        Array.from({length: 95}, () => member(1)),
        40,
      ).map(run => run.length),
    ).to.deep.equal([40, 40, 15]));
  it('gives one that is too large alone a run of its own', () =>
    expect(cutByComplexity([member(1), member(600), member(1)], 40).map(run => run.length)).to.deep.equal([1, 1, 1]));
  it('makes no run of nothing', () => expect(cutByComplexity([], 40)).to.deep.equal([]));
});

describe('isQuery', () => {
  it('tells queries from mutations', () => {
    expect(isQuery(parse('{ a }'))).to.equal(true);
    expect(isQuery(parse('mutation { a }'))).to.equal(false);
  });
});
