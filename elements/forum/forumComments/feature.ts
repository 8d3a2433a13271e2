import {watch} from '#domain/value/watch';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {commentHeader, collapsibleParts, commentIdOfPart, hostCollapseBar} from '#host/pages/forum/anchors';
import {hideEach} from '#host/dom/hiding';
import {editableSheet} from '#host/dom/sheets';
import {forumThread} from '#host/pages/routes';
import {collapsedComments, isCollapsed} from './state';
import css from './element.css';
import headerCss from './page.css';

export default defineFeature({
  id: 'forumComments',
  categories: ['Forum'],
  enabledByDefault: true,
  requests: 'none',
  position: 1,
  preset: 'quiet',
  parts: [
    place({
      name: 'toggle',
      routes: forumThread,
      at: commentHeader,
      component: () => import('./FoldButton'),
      css,
      supersededBy: hostCollapseBar,
    }),
    run(
      {routes: forumThread, name: 'folding', state: [collapsedComments], supersededBy: hostCollapseBar},
      ({signal, order}) => {
        // Not a restyle, which would stay if the site collapses comments itself.
        editableSheet({signal, order})(headerCss);
        const fold = (ids: readonly number[], own: AbortSignal) => {
          if (ids.length)
            hideEach(collapsibleParts.selector, node => isCollapsed(commentIdOfPart(node)), {
              signal: own,
              order,
            });
        };
        watch(collapsedComments, collapsedComments.get, fold, {signal});
      },
    ),
  ],
});
