// Faults in the low-bandwidth feed. The tests named here fail with them.
const e2e = (spec, grep) => ({run: 'e2e', file: `e2e/specs/${spec}.spec.ts`, grep});
const unit = file => ({run: 'unit', file: `test/${file}`});
const fault = (name, file, from, to, ...tests) => ({name, file, from, to, tests});

const view = 'src/domain/feed/feedView.ts';
const views = unit('domain/feed/feedView.test.ts');
const folder = 'elements/feeds/termsFeed';

export default [
  fault(
    'termsFeed: Global leaves the user',
    view,
    "global: ['user', 'forum', 'reviews']",
    "global: ['forum', 'reviews']",
    views,
  ),
  fault(
    'termsFeed: messages of others among the activities',
    view,
    "userId === undefined ? (['MESSAGE'] as const) : []",
    '[] as const',
    views,
  ),
  fault('termsFeed: a message to oneself', view, "&& !isSameName(user, me ?? '')", '', views),
  fault(
    'termsFeed: emoji are sent as they are',
    `${folder}/entries/Replies.tsx`,
    ' prepare={encodeEmoji}',
    '',
    e2e('termsFeedWriting', 'replies in place'),
  ),
  fault(
    'termsFeed: a refused text is forgotten',
    'src/kits/postForm/usePost.ts',
    '        draft.takeBack(text);\n',
    '',
    e2e('termsFeedWriting', 'keeps a text that is refused'),
  ),
  fault(
    'termsFeed: what others did can be deleted',
    `${folder}/entries/ActivityEntry.tsx`,
    'viewerId !== undefined && authorOf(activity)?.id === viewerId',
    'viewerId !== undefined',
    e2e('termsFeedWriting', 'edits and deletes own statuses only'),
  ),
  fault(
    'termsFeed: the anime at the side do not wait for the feed',
    `${folder}/FeedPage.tsx`,
    '{hasAnswer ? <Sidebar /> : null}',
    '<Sidebar />',
    e2e('termsFeed', 'a page in one request'),
  ),
  fault(
    'termsFeedNoImages: pictures are loaded at once',
    'src/ui/html/HtmlView.tsx',
    'foldsPictures ? foldPictures(nodes) : nodes',
    'nodes',
    unit('ui/html/HtmlView.test.tsx'),
    e2e('termsFeedWriting', 'asks for no picture'),
  ),
];
