import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {run} from '../../../src/feature/run';
import {commentHeader, foldable, foldedBy, nativeFold} from '../../../src/host/anchors/forum';
import {hideEach} from '../../../src/host/hiding';
import {forumThread} from '../../../src/host/routes/social';
import {follow} from '../../../src/services/settings/following';
import {folds} from './folds';
import css from './style.css';

export default defineFeature({
  id: 'forumComments',
  title: 'Collapses comments of forum threads together with the replies to them.',
  categories: ['Forum'],
  on: true,
  preset: 'quiet',
  needs: [],
  settings: [],
  native: nativeFold,
  parts: [
    place({name: 'toggle', on: forumThread, at: commentHeader, component: () => import('./FoldButton'), css}),
    run(
      forumThread,
      ({signal, order}) => {
        const fold = (ids: readonly number[], own: AbortSignal) => {
          if (ids.length) hideEach(foldable, node => folds.has(foldedBy(node)), {signal: own, order});
        };
        follow(folds, folds.ids, fold, {signal});
        signal.addEventListener('abort', folds.clear);
      },
      {name: 'folding'},
    ),
  ],
});
