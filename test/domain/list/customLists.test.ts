import {expect} from 'chai';

import {changedLists} from '#domain/list/customLists';

describe('changedLists', () => {
  const table = [
    [['A', 'B'], ['A'], ['A'], ['A', 'B']],
    [['A'], ['A', 'B'], ['A', 'B'], ['A']],
    [[], ['A'], ['A', 'C'], ['C']],
    [['B'], [], ['A'], ['A', 'B']],
    [['A', 'B'], ['A'], [], ['B']],
    [['A', 'B'], ['A'], ['B'], ['B']],
    [['A'], ['A'], ['C'], ['C']],
  ] as const;
  for (const [wanted, before, now, result] of table)
    it(`returns ${result.join()} for ${wanted.join()} after ${before.join()} where there is ${now.join()}`, () =>
      expect(changedLists(wanted, before, now)).to.deep.equal(result));
});
