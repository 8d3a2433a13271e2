// Faults that nothing on the screen tells: how long answers are kept, what is said on the console, who goes first, what is forgotten. The tests
// named here fail with them.
const unit = file => ({run: 'unit', file: `test/${file}`});
const fault = (name, file, from, to, ...tests) => ({name, file, from, to, tests});

const people = unit('ui/useCachedQuery.people.test.tsx');
const media = unit('ui/useCachedQuery.media.test.tsx');
const visits = unit('elements/visitState.test.ts');

export default [
  fault(
    'kept: the source of a post for a minute',
    'elements/feeds/showMarkdown/SourceText.tsx',
    'seconds(20)',
    'seconds(60)',
    people,
  ),
  fault(
    'kept: the ratings of a review for a minute',
    'src/kits/reviewRating/useReviewRating.ts',
    'seconds(30)',
    'seconds(60)',
    people,
  ),
  fault(
    'kept: who likes something for ten minutes',
    'src/kits/likes/LikesButton.tsx',
    'seconds(60)',
    'seconds(600)',
    people,
  ),
  fault(
    'kept: statuses of related media for a minute',
    'elements/media/relationStatusDot/RelatedStatus.tsx',
    'minutes(2)',
    'minutes(1)',
    media,
  ),
  fault(
    'kept: entries of the social tab for two minutes',
    'elements/media/socialTab/Entry.tsx',
    'seconds(60)',
    'seconds(120)',
    media,
  ),
  fault(
    'kept: descriptions of tags for an hour',
    'elements/media/tagDescriptions/TagDescription.tsx',
    'hours(3)',
    'hours(1)',
    media,
  ),
  fault(
    'kept: an own entry for 15 seconds',
    'src/services/lists/ownEntryQuery.ts',
    'seconds(30)',
    'seconds(15)',
    unit('services/lists/ownEntries.test.ts'),
  ),
  fault(
    'kept: songs for a day',
    'elements/media/anisongs/songSource.ts',
    'hours(7 * 24)',
    'hours(24)',
    unit('kits/listSite/listSite.test.ts'),
  ),
  fault(
    'kept: an about text for a minute',
    'src/services/profile/profile.ts',
    'seconds(25)',
    'seconds(60)',
    unit('services/profile/profile.test.ts'),
  ),
  fault(
    'persisted cache: says nothing where storage is refused',
    'src/services/api/cache/persistedCache.ts',
    'if (await storage.persist()) return;',
    'if (!(await storage.persist())) return;',
    unit('services/api/cache/persistedCache.persistence.test.ts'),
  ),
  fault(
    'tabs: warns Safari alone',
    'src/services/tabs.ts',
    'if (!isSafari()) console',
    'if (isSafari()) console',
    unit('services/tabs.test.ts'),
  ),
  fault(
    'import: no pause after a refused row',
    'src/services/outbox/sender.ts',
    'return this.#spaced(writeKind);',
    "return 'more';",
    unit('services/outbox/sender.test.ts'),
  ),
  fault(
    'questions: go before what a person waits for',
    'src/kits/statistics/runTools.ts',
    "priority: 'heavy'",
    "priority: 'person'",
    unit('kits/statistics/runTools.test.ts'),
  ),
  fault(
    'API errors: a reason that is looked at twice is lost',
    'src/services/api/apiError.ts',
    'if (error instanceof ApiError) return error;',
    '',
    unit('services/api/apiError.test.ts'),
    unit('elements/lists/newChapters/NewChapters.test.tsx'),
    unit('elements/statistics/moreStats/unseenLists.test.ts'),
  ),
  fault(
    'tagDescriptions: an empty description is shown',
    'elements/media/tagDescriptions/TagDescription.tsx',
    '?.description || text',
    '?.description ?? text',
    unit('elements/media/tagDescriptions/TagDescription.test.tsx'),
  ),
  fault(
    'browseFilters: the ruler is mirrored',
    'elements/browse/browseFilters/ruler.css',
    '  direction: ltr;\n',
    '',
    unit('elements/browse/browseFilters/DecadeRuler.test.tsx'),
  ),
  fault(
    'socialTabFeed: covers are clear in safe-for-work mode',
    'elements/media/socialTabFeed/ActivityCard.tsx',
    "isSafe ? 'ui-blurred' : ''",
    "''",
    unit('elements/media/socialTabFeed/SocialFeed.test.tsx'),
  ),
  fault(
    'showMarkdown: the source is still shown when the page is visited again',
    'elements/feeds/showMarkdown/feature.ts',
    '      state: [shown],\n',
    '',
    visits,
  ),
  fault(
    'draw3x3: entries of another list stay picked',
    'elements/lists/draw3x3/feature.ts',
    'state: [picks, isPicking]',
    'state: [isPicking]',
    visits,
  ),
  fault(
    'homeScroll: scrolls where a tab is opened',
    'elements/feeds/homeScroll/feature.ts',
    '!isPlainClick(event) || ',
    '',
    unit('elements/feeds/homeScroll/feature.test.ts'),
  ),
  fault(
    'ALbuttonReload: reloads where a tab is opened',
    'elements/feeds/ALbuttonReload/feature.ts',
    'isPlainClick(event) && ',
    '',
    unit('elements/feeds/ALbuttonReload/feature.test.ts'),
  ),
  fault(
    'sign-in: reminds on every page',
    'src/services/reminder.ts',
    '  settings.set(expiryReminded, now);\n',
    '',
    unit('services/reminder.test.ts'),
  ),
  fault(
    'outbox: waits although the browser is online again',
    'src/services/outbox/sendLoop.ts',
    "    addEventListener('online', () => this.sendNow(), {signal});\n",
    '',
    unit('services/outbox/sendLoop.test.ts'),
  ),
];
