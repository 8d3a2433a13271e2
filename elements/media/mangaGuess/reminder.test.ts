import {expect} from 'chai';

import {dated} from '#domain/media/unfinishedManga';
import {useDispatcher} from '#test/support/features';
import {useNavigation} from '#test/support/page';
import mangaGuess from './feature';
import {text} from './messages';

describe('the reminder of an old table of unfinished manga', () => {
  const dispatch = useDispatcher();
  const go = useNavigation();

  for (const [when, years, notices] of [
    ['old', 10, [text.outOfDate(dated)]],
    ['new', 0, []],
  ] as const)
    it(`is in the settings once the table is ${when === 'old' ? 'old, and only then' : 'new'}`, () => {
      go('/manga/30002/');
      const now = Date.parse(dated) + years * 365 * 86_400_000;
      const {report} = dispatch([mangaGuess], {now: () => now});
      expect(report.notices).to.deep.equal(notices);
    });
});
