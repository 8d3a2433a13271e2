// An assertion that fails on a node names it in its message. The error leaves out the node itself, which the test
// runner would otherwise serialize with everything it refers to, until the browser is closed without a report.
import {Assertion, AssertionError} from 'chai';

const hasNode = (value: unknown): boolean => value instanceof Node || (Array.isArray(value) && value.some(hasNode));
const values = ['actual', 'expected'] as const;

const {prototype} = Assertion;
const check = Reflect.get(prototype, 'assert') as typeof prototype.assert;
prototype.assert = function (...details) {
  try {
    check.apply(this, details);
  } catch (error) {
    if (error instanceof AssertionError && values.some(name => hasNode(Reflect.get(error, name))))
      for (const name of values) Reflect.deleteProperty(error, name);
    throw error;
  }
};
