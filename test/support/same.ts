import {expect} from 'chai';

/**
 * Expects two names of one object. Only the outcome is compared by the assertion: where it fails, nodes with all that
 * hangs on them are not taken apart for a message.
 */
export const expectSame = (actual: unknown, expected: unknown, what = 'the very same object') =>
  expect(actual === expected, what).to.equal(true);
