import {passesThreshold} from '#domain/feed/feedFilter';
import {watch} from '#domain/value/watch';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import type {ReservedSpace} from '#feature/reservedSpace';
import {run} from '#feature/run';
import {feedList} from '#host/pages/feed/anchors';
import {feedCounts, feedEntry, isBeingEdited} from '#host/pages/feed/entry';
import {hideEach} from '#host/dom/hiding';
import {home} from '#host/pages/routes';
import css from './element.css';
import {feedCommentComments, feedCommentLikes, hidden} from './thresholds';

/** Both fields and the note, in one row or in three, with the margin below them. */
const reserve = (): ReservedSpace => ({
  height: ['control', 'space-3'],
  narrow: ['control', 'space-1', 'control', 'space-1', {lines: 1, font: 'm'}, 'space-1', 'space-3'],
});

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
      name: 'fields',
      routes: home,
      at: feedList,
      after: ['feedQuickFilter/bar'],
      component: () => import('./FilterFields'),
      css,
      reserve,
    }),
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
