import {isStarted} from '#domain/list/listStatus';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {mediaActions} from '#host/pages/media/anchors';
import {mediaPages} from '#host/pages/routes';
import css from './element.css';
import pageCss from './page.css';

export default defineFeature({
  id: 'entryScore',
  categories: ['Media'],
  enabledByDefault: true,
  requests: 'cached',
  position: 2,
  needs: ['user'],
  parts: [
    place({
      routes: mediaPages,
      at: mediaActions,
      component: () => import('./EntryBox'),
      css,
      // Margin and the row of buttons; see element.css.
      reserve: ({listStatus}) => (isStarted(listStatus) ? {height: ['space-1', 'segment']} : undefined),
    }),
    restyle({name: 'cover', routes: mediaPages, css: pageCss}),
  ],
});
