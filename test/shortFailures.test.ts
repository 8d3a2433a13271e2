import {AssertionError, expect} from 'chai';

/** The error of an assertion that fails. */
function failureOf(assertion: () => unknown) {
  try {
    assertion();
  } catch (error) {
    if (error instanceof AssertionError) return error;
  }
  throw new Error('The assertion did not fail.');
}

describe('a failed assertion', () => {
  const node = document.createElement('img');
  for (const [what, assertion] of [
    ['a node', () => expect(node).to.equal(null)],
    ['an expected node', () => expect(null).to.equal(node)],
    ['a node in an array', () => expect([[node], 'b']).to.deep.equal([null, 'b'])],
  ] as const)
    it(`describes ${what} without keeping a reference to it`, () => {
      const failure = failureOf(assertion);
      expect(failure.message).to.include('<img>');
      expect(failure).to.not.have.any.keys('actual', 'expected');
    });

  it('keeps other values, so that the report can show their difference', () =>
    expect(failureOf(() => expect('a').to.equal('b'))).to.include({actual: 'a', expected: 'b'}));
});
