import {expect} from 'chai';

import {failureOf} from '#platform/crossOrigin';

describe('failureOf', () => {
  for (const [what, cause, failure] of [
    ['the end of the time', new DOMException('', 'TimeoutError'), 'timeout'],
    ['the end of the time in Chromium before 124', new DOMException('', 'AbortError'), 'timeout'],
    ['another error of the browser', new DOMException('', 'NetworkError'), 'network'],
    ['a failed request', new TypeError('Failed to fetch'), 'network'],
  ] as const)
    it(`is "${failure}" for ${what}`, () => expect(failureOf(cause)).to.equal(failure));
});
