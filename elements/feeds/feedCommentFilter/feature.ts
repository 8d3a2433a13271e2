import {passesThreshold} from '#domain/feed/feedFilter';
import {watch} from '#domain/value/watch';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {feedList, feedTools} from '#host/pages/feed/anchors';
import {feedCounts, feedEntry, isBeingEdited} from '#host/pages/feed/entry';
import {hideEach} from '#host/dom/hiding';
import {home} from '#host/pages/routes';
import headingCss from '#kits/feedFilter/heading.css';
import sharedCss from '#kits/feedFilter/page.css';
import {hidden, panel} from '#kits/feedFilter/state';
import filterCss from '#kits/feedFilter/style.css';
import css from './element.css';
import {feedCommentComments, feedCommentLikes} from './thresholds';

export default defineFeature({
  id: 'feedCommentFilter',
  categories: ['Feeds'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'never',
  needs: ['desktop'],
  settings: [feedCommentComments, feedCommentLikes],
  parts: [
    place({
      name: 'button',
      routes: home,
      at: feedTools,
      after: ['feedQuickFilter/button'],
      component: () => import('#kits/feedFilter/Funnel'),
      css: filterCss + headingCss,
      state: [panel],
    }),
    place({
      name: 'fields',
      routes: home,
      at: feedList,
      after: ['feedQuickFilter/bar'],
      component: () => import('./FilterFields'),
      css: filterCss + css,
    }),
    restyle({name: 'shared', routes: home, css: sharedCss}),
    run({routes: home, name: 'hiding', state: [hidden]}, ({services: {settings}, signal, order}) => {
      const read = () => ({
        least: {comments: settings.get(feedCommentComments), likes: settings.get(feedCommentLikes)},
      });
      const hide = ({least}: ReturnType<typeof read>, own: AbortSignal) => {
        const fails = (node: Element) => {
          const {comments, likes} = feedCounts(node);
          const passes = passesThreshold(comments, least.comments) && passesThreshold(likes, least.likes);
          return !passes && !isBeingEdited(node);
        };
        const onCount = ({all, marked}: {all: number; marked: number}) => hidden.set({all, marked});
        hideEach(feedEntry.selector, fails, {signal: own, order, texts: true, onCount});
      };
      watch(settings.changesOf([feedCommentComments, feedCommentLikes]), read, hide, {signal});
    }),
  ],
});
