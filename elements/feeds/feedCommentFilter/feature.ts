import {passesThreshold} from '../../../src/domain/feedFilter';
import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {run} from '../../../src/feature/run';
import {feedList} from '../../../src/host/anchors/feed';
import {feedCounts, feedEntry, isBusy} from '../../../src/host/anchors/feedEntry';
import {hideEach} from '../../../src/host/hiding';
import {home} from '../../../src/host/routes/social';
import {follow} from '../../../src/services/settings/following';
import css from './style.css';
import {feedCommentComments, feedCommentLikes, hidden} from './thresholds';

export default defineFeature({
  id: 'feedCommentFilter',
  title: 'Hides posts of the home feed that have too few comments or likes.',
  extendedDescription:
    'Fields above the feed take the least number of comments and of likes; what has fewer of either is hidden. A negative number means ' +
    'fewer than that many.',
  categories: ['Feeds'],
  on: false,
  needs: ['desktop'],
  settings: [feedCommentComments, feedCommentLikes],
  parts: [
    place({name: 'fields', on: home, at: feedList, component: () => import('./FilterFields'), css}),
    run(
      home,
      ({services: {settings}, signal, order}) => {
        const read = () => ({
          least: {comments: settings.get(feedCommentComments), likes: settings.get(feedCommentLikes)},
        });
        const hide = ({least}: ReturnType<typeof read>, own: AbortSignal) => {
          const fails = (node: Element) => {
            const {comments, likes} = feedCounts(node);
            const passes = passesThreshold(comments, least.comments) && passesThreshold(likes, least.likes);
            return !passes && !isBusy(node);
          };
          const told = ({all, marked}: {all: number; marked: number}) => hidden.set({all, marked});
          hideEach(feedEntry, fails, {signal: own, order, texts: true, told});
        };
        follow(settings, read, hide, {signal});
        signal.addEventListener('abort', () => hidden.set({all: 0, marked: 0}));
      },
      {name: 'hiding'},
    ),
  ],
});
