import {expect} from 'chai';
import {parse} from 'graphql';

import {complexityOf, forgetComplexity, isQuery, learnComplexity, splitByComplexity} from '#services/api/complexity';

const fields = (count: number) => parse(`{ ${Array.from({length: count}, (_, index) => `f${index}`).join(' ')} }`);
const member = (count: number) => ({query: fields(count)});

describe('complexityOf', () => {
  it('counts fields and adds a safety margin', () => {
    expect(complexityOf(fields(30))).to.equal(35);
    expect(complexityOf(fields(9))).to.equal(11);
  });
  it('counts the fields of fragments', () =>
    expect(complexityOf(parse('{ a { ...F __typename } } fragment F on A { b c }'))).to.equal(complexityOf(fields(3))));
  it('counts type names if they exceed the safety margin', () => {
    const nested = '{ a { b { c __typename } d { e __typename } f { g __typename } __typename } }';
    expect(complexityOf(parse(nested))).to.equal(11);
  });
});

describe('splitByComplexity', () => {
  afterEach(forgetComplexity);

  it('makes smaller groups once the API has counted more than was estimated', () => {
    const members = Array.from({length: 4}, () => member(100));
    const lengths = () => splitByComplexity(members, 40).map(group => group.length);
    expect(lengths()).to.deep.equal([4]);
    learnComplexity([fields(100)], complexityOf(fields(100)) * 2);
    expect(lengths()).to.deep.equal([2, 2]);
  });

  it('learns nothing from a refusal without documents', () => {
    learnComplexity([], 600);
    expect(splitByComplexity([member(100), member(100)], 40).map(group => group.length)).to.deep.equal([2]);
  });

  it('puts as many members into a group as the API allows, in order', () => {
    const members = Array.from({length: 10}, () => member(100));
    const runs = splitByComplexity(members, 40);
    expect(runs.map(run => run.length)).to.deep.equal([4, 4, 2]);
    expect(runs.flat()).to.deep.equal(members);
  });
  it('fills a group up to a complexity of 500 and no further', () => {
    expect([217, 218].map(count => complexityOf(fields(count)))).to.deep.equal([250, 251]);
    expect(splitByComplexity([member(217), member(217)], 40).map(run => run.length)).to.deep.equal([2]);
    expect(splitByComplexity([member(217), member(218)], 40).map(run => run.length)).to.deep.equal([1, 1]);
  });
  it('puts no more members into a group than the maximum', () =>
    expect(
      splitByComplexity(
        Array.from({length: 95}, () => member(1)),
        40,
      ).map(run => run.length),
    ).to.deep.equal([40, 40, 15]));
  it('puts a member that exceeds the limit into a group of its own', () =>
    expect(splitByComplexity([member(1), member(600), member(1)], 40).map(run => run.length)).to.deep.equal([1, 1, 1]));
  it('returns no groups for an empty list', () => expect(splitByComplexity([], 40)).to.deep.equal([]));
});

describe('isQuery', () => {
  it('distinguishes queries from mutations', () => {
    expect(isQuery(parse('{ a }'))).to.equal(true);
    expect(isQuery(parse('mutation { a }'))).to.equal(false);
  });
});
