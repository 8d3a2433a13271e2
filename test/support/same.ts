import {expect} from 'chai';

/**
 * Asserts that two values are the same object. Compares outside the assertion, so that a failure does not serialise
 * nodes and everything they reference for its message.
 */
export const expectSame = (actual: unknown, expected: unknown, what = 'the same object') =>
  expect(actual === expected, what).to.equal(true);
