import {expect} from 'chai';

import {isOutsideOfSite} from '#src/start/outside';
import {usePatched} from '../support/patched';

const entry = {name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({})};

describe('isOutsideOfSite', () => {
  const patch = usePatched();
  const answerWith = (responseStatus: number | undefined) =>
    patch(performance, 'getEntriesByType', () => [{...entry, responseStatus}]);

  for (const [status, expected] of [
    [200, false],
    [undefined, false],
    [0, false],
    [404, false],
    [403, true],
    [429, true],
    [500, true],
    [503, true],
  ] as const)
    it(`is ${expected} for a page with the status ${status ?? 'that the browser withholds'}`, () => {
      answerWith(status);
      expect(isOutsideOfSite()).to.equal(expected);
    });

  it('is true for a document that is not HTML', () => {
    answerWith(200);
    patch(document, 'contentType', 'image/svg+xml');
    expect(isOutsideOfSite()).to.equal(true);
  });
});
