import {expect} from 'chai';

import {activityWords} from '#domain/feed/activityWords';

describe('activityWords', () => {
  const table = [
    ['watched episode', '3', 'Watched episode 3'],
    ['read chapter', '12 - 15', 'Read chapter 12 - 15'],
    ['completed', null, 'Completed'],
    ['plans to watch', '', 'Plans to watch'],
    [null, '4', '4'],
    [null, null, 'Activity'],
    [' ', undefined, 'Activity'],
  ] as const;
  for (const [status, progress, words] of table)
    it(`returns "${words}" for ${String(status)} and ${String(progress)}`, () =>
      expect(activityWords(status, progress)).to.equal(words));
});
