// Faults that only a second row notices: a whole change undone instead of one field, another thread, another account, another page load,
// another time zone. The tests named fail with it.
const e2e = (spec, grep) => ({run: 'e2e', file: `e2e/specs/${spec}.spec.ts`, grep});
const unit = file => ({run: 'unit', file: `test/${file}`});
const fault = (name, file, from, to, ...tests) => ({name, file, from, to, tests});

const undo = unit('services/writes/undo.test.ts');
const lostPost = unit('services/writes/lostPost.test.ts');
const accounts = unit('services/accounts.test.ts');
const posts = 'src/services/outbox/kinds/posts.ts';

export default [
  fault(
    'undo: gives back the first value alone',
    'src/services/outbox/undo.ts',
    'const known = Object.entries(before).filter(',
    'const known = Object.entries(before).slice(0, 1).filter(',
    undo,
  ),
  fault(
    'undo: leaves a date that was not there before',
    'src/services/outbox/undo.ts',
    ', completedAt: {}}',
    '}',
    undo,
  ),
  fault('undo: leaves notes that were not there before', 'src/services/outbox/undo.ts', "notes: '', ", '', undo),
  fault(
    'undo: does not see that the status has changed since',
    'src/services/outbox/undo.ts',
    "['status', 'score', 'progress']",
    "['score', 'progress']",
    undo,
  ),
  fault(
    'journal: keeps the first value alone',
    'src/services/outbox/kinds/entries.ts',
    'pick(base, keys)',
    'pick(base, keys.slice(0, 1))',
    undo,
  ),
  fault(
    'notifications: one person in two threads is one group',
    'src/domain/notification/notificationGroups.ts',
    "isForumNotice(kind) ? ['target'] : []",
    "isForumNotice(kind) ? ['target', 'user'] : []",
    unit('domain/notices.test.ts'),
  ),
  fault(
    'drafts: all threads of a writer are one',
    'src/domain/feed/draft.ts',
    'subject.replace(/\\/+$/',
    'subject.replace(/\\d*\\/*$/',
    unit('domain/draft.test.ts'),
    e2e('drafts', 'tells comments and threads apart'),
  ),
  fault(
    'forumComments: one collapsed comment collapses all',
    'elements/forum/forumComments/state.ts',
    'folded.has(commentId)',
    'folded.size > 0',
    e2e('forum', 'collapses a comment'),
  ),
  fault(
    'kept answers: of whoever was signed in',
    'src/services/api/persistedQuery.ts',
    '`${owner} ${queryKey',
    '`${queryKey',
    accounts,
  ),
  fault(
    'lists: stored under no name',
    'src/services/lists/storedLists.ts',
    '`${account}/${type}`',
    '`${account.slice(0, 0)}/${type}`',
    accounts,
  ),
  fault(
    'drafts: of whoever is signed in',
    'src/domain/feed/draft.ts',
    '[userName, subject',
    "[userName.slice(0, 0) + 'mirabel', subject",
    unit('domain/draft.test.ts'),
    e2e('drafts', 'for its writer alone'),
  ),
  fault(
    'writes: sent for whoever is signed in',
    'src/services/outbox/sender.ts',
    'key === account.key && kindOf(kind)',
    "key !== '' && account.key !== '' && kindOf(kind)",
    accounts,
    e2e('accounts', 'what one account changed'),
  ),
  fault(
    'writes: shown to whoever is signed in',
    'src/services/outbox/apiWrites.ts',
    'return now ? now.key === account :',
    "return now ? account !== '' :",
    accounts,
    e2e('accounts', 'what one account changed'),
  ),
  fault(
    'journal: shown to whoever is signed in',
    'src/services/outbox/journal.ts',
    'parsed.output.account === account',
    "parsed.output.account !== ''",
    accounts,
  ),
  fault(
    'posts: one that a killed page left as sent is not looked for',
    posts,
    'if (write.attempts > 0 && mark',
    'if (write.lost && mark',
    lostPost,
  ),
  fault('posts: an older one of the same text counts', posts, 'id > mark && sameText', 'sameText', lostPost),
  fault(
    'posts: asked about after the first sending',
    posts,
    'write.attempts > mostAttempts',
    'write.attempts > 0',
    lostPost,
  ),
  fault('posts: a reply of somebody else counts', posts, '?.filter(each => each?.userId === userId)', '', lostPost),
  fault(
    'writes: what an earlier page left waits for the next lazy component',
    'src/main.ts',
    'if (writesWait(storage))',
    "if (writesWait(storage) && location.pathname === '/home')",
    e2e('accounts', 'a closed tab left'),
  ),
  fault(
    'sign-in: a token of the address does not reach an empty vault',
    'src/main.ts',
    'if (token) vault.write(token);',
    'if (token && vault.read()) vault.write(token);',
    e2e('token', 'a sign-in by address'),
  ),
  fault(
    'dates: the local day instead of that of UTC',
    'src/domain/date/fuzzyDate.ts',
    'date.getUTCDate()',
    'date.getDate()',
    unit('domain/fuzzyDate.test.ts'),
  ),
  fault(
    'time zones: the unit tests run in that of the machine',
    'test/web-test-runner.config.mjs',
    '      await page.emulateTimezone(zone);\n',
    '',
    unit('zone.test.ts'),
  ),
  fault(
    'time zones: the tests of dates run in that of the machine',
    'e2e/support/test.ts',
    "tags.includes('@dates')",
    "tags.includes('@none')",
    e2e('script', 'draws the times of the script anew'),
  ),
];
