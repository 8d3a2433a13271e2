import {expect} from 'chai';

import {blockedCount} from './queries/blockedCount/statistic';
import {readingAfter, reportOf} from '#kits/statistics/reading';
import {toolsFor} from '#test/support/statistics';

describe('How many people have blocked you?', () => {
  for (const [everybody, visible, sentence] of [
    [10, 10, /^No users /],
    [10, 7, /^3 /],
    [5000, 4990, /^10 /],
    [5000, 5000, /5,000/],
    [10, 11, /moderator/],
  ] as const)
    it(`has a sentence for ${visible} visible users of ${everybody}`, () => {
      const reading = {...readingAfter(), rows: [{everybody, visible}]};
      expect(reportOf(blockedCount, reading, toolsFor(undefined), true).notes?.join()).to.match(sentence);
    });
});
