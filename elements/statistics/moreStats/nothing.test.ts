import {expect} from 'chai';

import {datingDanger} from './queries/datingDanger/statistic';
import {datingMess} from './queries/datingMess/statistic';
import {firstActivity} from './queries/firstActivity/statistic';
import {readingAfter, reportOf} from '#kits/statistics/reading';
import {toolsFor} from '#test/support/statistics';

describe('a question without results', () => {
  for (const [statistic, sentence] of [
    [firstActivity, 'This user has no activities.'],
    [datingDanger, 'No such entries found'],
    [datingMess, 'No such entries found'],
  ] as const)
    it(`shows "${sentence}" only once everything has been read (${statistic.id})`, () => {
      const notes = (isOver: boolean) => reportOf(statistic, readingAfter(), toolsFor(undefined), isOver).notes;
      expect(notes(true)).to.include(sentence);
      expect(notes(false)).to.not.include(sentence);
    });
});
