// Faults that only a second case reveals: undoing a whole change instead of one field, another thread, another account, another page
// load, another time zone. The tests named here fail with them.
const e2e = (spec, grep) => ({run: 'e2e', file: `e2e/specs/${spec}.spec.ts`, grep});
const unit = file => ({run: 'unit', file: `test/${file}`});
const fault = (name, file, from, to, ...tests) => ({name, file, from, to, tests});

const undo = unit('services/outbox/undo.test.ts');
const lostPost = unit('services/outbox/lostPost.test.ts');
const accounts = unit('services/accounts.test.ts');
const posts = 'src/services/outbox/kinds/posts.ts';

export default [
  fault(
    'undo: restores the first value only',
    'src/services/outbox/undo.ts',
    'const known = Object.entries(before).filter(',
    'const known = Object.entries(before).slice(0, 1).filter(',
    undo,
  ),
  fault('undo: keeps a date that was not there before', 'src/services/outbox/undo.ts', ', completedAt: {}}', '}', undo),
  fault('undo: keeps notes that were not there before', 'src/services/outbox/undo.ts', "notes: '', ", '', undo),
  fault(
    'undo: ignores that the status has changed since',
    'src/services/outbox/undo.ts',
    "['status', 'score', 'progress']",
    "['score', 'progress']",
    undo,
  ),
  fault(
    'journal: records the first value only',
    'src/services/outbox/kinds/entries.ts',
    'pick(base, keys)',
    'pick(base, keys.slice(0, 1))',
    undo,
  ),
  fault(
    'notifications: one person in two threads is one group',
    'src/domain/notification/notificationGroups.ts',
    "isForumNotification(kind) ? ['target'] : []",
    "isForumNotification(kind) ? ['target', 'user'] : []",
    unit('domain/notification/notifications.test.ts'),
  ),
  fault(
    'drafts: all threads of a writer share one draft',
    'src/domain/feed/draft.ts',
    'subject.replace(/\\/+$/',
    'subject.replace(/\\d*\\/*$/',
    unit('domain/feed/draft.test.ts'),
    e2e('drafts', 'keeps drafts of comments and threads apart'),
  ),
  fault(
    'forumComments: one collapsed comment collapses all',
    'elements/forum/forumComments/state.ts',
    'collapsedComments.get().includes(commentId)',
    'collapsedComments.get().length > 0',
    e2e('forum', 'collapses a comment'),
  ),
  fault(
    'persisted cache: shared between accounts',
    'src/services/api/cache/persistedQuery.ts',
    '`${owner} ${queryKey',
    '`${queryKey',
    accounts,
  ),
  fault(
    'lists: stored without the account',
    'src/services/lists/storedLists.ts',
    '`${account}/${type}`',
    '`${account.slice(0, 0)}/${type}`',
    accounts,
  ),
  fault(
    'drafts: shared between accounts',
    'src/domain/feed/draft.ts',
    '[userName, subject',
    "[userName.slice(0, 0) + 'mirabel', subject",
    unit('domain/feed/draft.test.ts'),
    e2e('drafts', 'for its writer only'),
  ),
  fault(
    'outbox: writes are sent by any account',
    'src/services/outbox/sender.ts',
    'key === account.key && kindOf(kind)',
    "key !== '' && account.key !== '' && kindOf(kind)",
    accounts,
    e2e('accounts', 'holds a change of one account'),
  ),
  fault(
    'outbox: writes are shown to any account',
    'src/services/outbox/createOutbox.ts',
    'return now ? now.key === account :',
    "return now ? account !== '' :",
    accounts,
    e2e('accounts', 'holds a change of one account'),
  ),
  fault(
    'journal: shown to any account',
    'src/services/outbox/journal.ts',
    'parsed.output.account === account',
    "parsed.output.account !== ''",
    accounts,
  ),
  fault(
    'posts: a post left as sent by a killed page is not looked for',
    posts,
    'if (write.attempts > 0 && mark',
    'if (write.lost && mark',
    lostPost,
  ),
  fault('posts: an older post of the same text counts', posts, 'id > mark && isSamePost', 'isSamePost', lostPost),
  fault(
    'posts: the user is asked after the first attempt',
    posts,
    'write.attempts > maxAttempts',
    'write.attempts > 0',
    lostPost,
  ),
  fault('posts: a reply of another member counts', posts, '?.filter(each => each?.userId === userId)', '', lostPost),
  fault(
    'outbox: writes of an earlier page wait for the next lazy component',
    'src/start.ts',
    'if (hasWaitingWrites(storage))',
    "if (hasWaitingWrites(storage) && location.pathname === '/home')",
    e2e('accounts', 'left by a closed tab'),
  ),
  fault(
    'sign-in: a token in the address does not reach an empty vault',
    'src/start.ts',
    'if (token) vault.write(token);',
    'if (token && vault.read()) vault.write(token);',
    e2e('token', 'the token of a sign-in link'),
  ),
  fault(
    'dates: the local day instead of the UTC day',
    'src/domain/date/fuzzyDate.ts',
    'date.getUTCDate()',
    'date.getDate()',
    unit('domain/date/fuzzyDate.test.ts'),
  ),
  fault(
    'time zones: unit tests run in the zone of the machine',
    'test/web-test-runner.config.mjs',
    '      await page.emulateTimezone(zone);\n',
    '',
    unit('zone.test.ts'),
  ),
  fault(
    'time zones: end-to-end tests of dates run in the zone of the machine',
    'e2e/support/test.ts',
    "tags.includes('@dates')",
    "tags.includes('@none')",
    e2e('script', 'updates the relative times'),
  ),
  fault(
    'comparissionPage: who must have no rating may have one',
    'src/domain/compare/rows.ts',
    'if (requirement !== 0 &&',
    'if (requirement === 1 &&',
    unit('domain/compare/rows.test.ts'),
    e2e('comparissionPage', 'demands a rating, then none'),
  ),
  fault(
    'comparissionPage: a step replaces the whole address',
    'src/domain/compare/address.ts',
    'const query = new URLSearchParams(search);',
    'const query = new URLSearchParams();',
    unit('domain/compare/address.test.ts'),
  ),
  fault(
    'comparissionPage: all rows are in the page',
    'elements/lists/comparissionPage/Body.tsx',
    'overscan: 4,',
    'overscan: 4000,',
    e2e('comparissionPageSize', 'sorts and scrolls 12,000'),
  ),
];
