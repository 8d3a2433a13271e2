import {expect} from 'chai';

import interestingRecs from '#elements/browse/interestingRecs/feature';
import {isChosen} from '#elements/browse/interestingRecs/state';
import replaceStaffRoles from '#elements/browse/replaceStaffRoles/feature';
import {isReplaced} from '#elements/browse/replaceStaffRoles/state';
import studioSorting from '#elements/browse/studioSorting/feature';
import {replaced as sortedWorks, sortChoice, viewChoice} from '#elements/browse/studioSorting/state';
import feedCommentFilter from '#elements/feeds/feedCommentFilter/feature';
import feedQuickFilter from '#elements/feeds/feedQuickFilter/feature';
import {filter as feedFilter} from '#elements/feeds/feedQuickFilter/state';
import keyboardFlow from '#elements/feeds/keyboardFlow/feature';
import {isHelpOpen} from '#elements/feeds/keyboardFlow/help';
import showMarkdown from '#elements/feeds/showMarkdown/feature';
import {shown} from '#elements/feeds/showMarkdown/state';
import forumComments from '#elements/forum/forumComments/feature';
import {collapsedComments} from '#elements/forum/forumComments/state';
import bulkEdit from '#elements/lists/bulkEdit/feature';
import draw3x3 from '#elements/lists/draw3x3/feature';
import {isPicking, picks} from '#elements/lists/draw3x3/state';
import plusMinus from '#elements/lists/plusMinus/feature';
import {scoreChanges} from '#elements/lists/plusMinus/state';
import viewAdvancedScores from '#elements/lists/viewAdvancedScores/feature';
import {advancedScores} from '#elements/lists/viewAdvancedScores/state';
import filterStaffTabs from '#elements/media/filterStaffTabs/feature';
import {filter as staffFilter} from '#elements/media/filterStaffTabs/state';
import socialTab from '#elements/media/socialTab/feature';
import {filter as following} from '#elements/media/socialTab/state';
import socialTabFeed from '#elements/media/socialTabFeed/feature';
import notifications from '#elements/notifications/notifications/feature';
import {view} from '#elements/notifications/notifications/state';
import moreStats from '#elements/statistics/moreStats/feature';
import {linesToRead} from '#host/pages/notifications/anchors';
import {hidden, panel} from '#kits/feedFilter/state';
import {replaced as replacedFeed} from '#kits/socialFeed/replaced';
import {keptReadings, begunOnce} from '#kits/statistics/keptReadings';
import {listSelection} from '#kits/listTable/selection';
import {readingAfter} from '#kits/statistics/reading';
import {shownTab} from '#kits/statistics/shownTab';
import type {Feature} from '#feature/defineFeature';
import {keyOf} from '#services/features';
import {useDispatcher} from '../support/features';
import {useNavigation} from '../support/page';
import {waitUntil} from '../support/wait';

/** State that a feature keeps during a visit: how it is changed, and its value. */
interface Kept {
  readonly change: () => void;
  readonly now: () => unknown;
}

const store = <T>({get, set}: {get: () => T; set: (value: T) => void}, value: T): Kept => ({
  change: () => set(value),
  now: get,
});

const reading = {
  change: () => keptReadings.set('a', {reading: readingAfter(), isOver: true}),
  now: () => keptReadings.get('a'),
};
const stats = '/user/Ann/stats/anime/overview';
const list = '/user/Ann/mangalist';

const table: readonly (readonly [Feature, string, readonly Kept[]])[] = [
  [interestingRecs, '/recommendations', [store(isChosen, true)]],
  [replaceStaffRoles, '/staff/1/A', [store(isReplaced, true)]],
  [studioSorting, '/studio/1/A', [store(sortChoice, 'score'), store(viewChoice, 'compact'), store(sortedWorks, true)]],
  [feedCommentFilter, '/home', [store(hidden, {all: 9, marked: 3}), store(panel, 'kept')]],
  [feedQuickFilter, '/home', [store(feedFilter, {kind: 'status', text: 'a'})]],
  [keyboardFlow, '/home', [store(isHelpOpen, true)]],
  [showMarkdown, '/activity/1', [store(shown, 1)]],
  [forumComments, '/forum/thread/1', [store(collapsedComments, [1])]],
  [bulkEdit, list, [store(listSelection, {type: 'MANGA', mediaIds: new Set([1])})]],
  [draw3x3, list, [store(isPicking, true), store(picks, [{mediaId: 1, title: 'A', cover: undefined}])]],
  [plusMinus, list, [store(scoreChanges, new Map([[1, {was: 1, score: 2, saved: 1}]]))]],
  [viewAdvancedScores, list, [store(advancedScores, new Map([[1, []]]))]],
  [filterStaffTabs, '/anime/1/A/staff', [store(staffFilter, 'a')]],
  [socialTab, '/anime/1/A/social', [store(following, {status: 'CURRENT', scoredOnly: true})]],
  [socialTabFeed, '/anime/1/A/social', [store(replacedFeed, true)]],
  [notifications, '/notifications', [store(view, {isNative: true, isUnknownMarkup: true}), store(linesToRead, 80)]],
  [moreStats, stats, [store(shownTab, 'more'), store(begunOnce, ['a']), reading]],
];

describe('the state of a feature during a visit', () => {
  const go = useNavigation();
  const dispatch = useDispatcher();

  for (const [feature, address, all] of table)
    it(`is forgotten when the page is left: ${feature.id}`, async () => {
      const before = all.map(({now}) => now());
      go(address);
      const switches = [keyOf(feature), ...(feature.requiresFeatures ?? []).map(({key}) => key)];
      const settings = Object.fromEntries(switches.map(key => [key, true]));
      dispatch([feature], {userName: 'Ann', token: 'a.b.c', settings});
      for (const {change} of all) change();
      const during = all.map(({now}) => now());
      for (const [index, value] of during.entries()) expect(value).to.not.deep.equal(before[index]);
      go('/site-stats');
      await waitUntil(() => all.every(({now}, index) => now() !== during[index]));
      expect(all.map(({now}) => now())).to.deep.equal(before);
    });
});
