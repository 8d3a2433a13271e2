import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {postBody, postTime} from '#host/pages/activity/anchors';
import {activity} from '#host/pages/routes';
import button from './button.css';
import page from './page.css';
import {shown} from './state';
import source from './source.css';

export default defineFeature({
  id: 'showMarkdown',
  categories: ['Feeds'],
  enabledByDefault: true,
  requests: 'onDemand',
  preset: 'quiet',
  parts: [
    place({
      name: 'button',
      routes: activity,
      at: postTime,
      component: () => import('./SourceButton'),
      css: button,
      state: [shown],
    }),
    restyle({name: 'hover', routes: activity, css: page}),
    place({name: 'text', routes: activity, at: postBody, component: () => import('./SourceText'), css: source}),
  ],
});
