// Faults in the low-bandwidth feed. The tests named here fail with them.
import {e2e, fault, unit} from '../../tools/mutants/fault.mjs';

const view = 'src/domain/feed/feedView.ts';
const views = unit('chooseFilters');
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
    'posts: emoji are sent as they are',
    'src/services/outbox/kinds/posts.ts',
    'text: encodeEmoji(payload.text)',
    'text: payload.text',
    e2e('\\[termsFeed\\].*replies in place'),
    unit('texts that AniList stores'),
  ),
  fault(
    'posts: marks of spoilers that AniList leaves are shown',
    'src/ui/html/postProcess.ts',
    '  hideMarked(root);\n',
    '',
    unit('HtmlView'),
  ),
  fault(
    'notifications: a preview shows spoilers',
    'src/domain/text/htmlText.ts',
    'markSpoilers(html).replace(marked, ',
    'markSpoilers(html).replace(/^$/, ',
    unit('htmlText'),
  ),
  fault(
    'termsFeed: a refused text is forgotten',
    'src/kits/postForm/usePost.ts',
    '        draft.takeBack(text);\n',
    '',
    e2e('keeps a text that is refused'),
  ),
  fault(
    'termsFeed: what others did can be deleted',
    `${folder}/entries/ActivityEntry.tsx`,
    'viewerId !== undefined && authorOf(activity)?.id === viewerId',
    'viewerId !== undefined',
    e2e('edits and deletes own statuses only'),
  ),
  fault(
    'termsFeed: the anime at the side do not wait for the feed',
    `${folder}/FeedPage.tsx`,
    '{hasAnswer ? <Sidebar /> : null}',
    '<Sidebar />',
    unit('a page of the low-bandwidth feed'),
  ),
  fault(
    'termsFeed: pictures are loaded at once',
    'src/ui/html/HtmlView.tsx',
    'foldsPictures ? foldPictures(nodes) : nodes',
    'nodes',
    unit('HtmlView'),
    e2e('requests no picture'),
  ),
];
