import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {commentHeader, foldable, foldedBy, nativeFold} from '#host/pages/forum/anchors';
import {hideEach} from '#host/dom/hiding';
import {forumThread} from '#host/pages/site/routes';
import {watchSettings} from '#services/settings/watchSettings';
import {folds} from './state';
import css from './element.css';

export default defineFeature({
  id: 'forumComments',
  title: 'Collapses comments of forum threads together with the replies to them.',
  categories: ['Forum'],
  enabledByDefault: true,
  preset: 'quiet',
  parts: [
    place({
      name: 'toggle',
      routes: forumThread,
      at: commentHeader,
      component: () => import('./FoldButton'),
      css,
      supersededBy: nativeFold,
    }),
    run({routes: forumThread, name: 'folding', supersededBy: nativeFold}, ({signal, order}) => {
      const fold = (ids: readonly number[], own: AbortSignal) => {
        if (ids.length) hideEach(foldable, node => folds.has(foldedBy(node)), {signal: own, order});
      };
      watchSettings(folds, folds.ids, fold, {signal});
      signal.addEventListener('abort', folds.clear);
    }),
  ],
});
