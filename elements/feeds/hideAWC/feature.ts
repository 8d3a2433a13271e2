import {watch} from '#domain/value/watch';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {recentThreads, threadPreview} from '#host/pages/home/forumPreview';
import {hideEach} from '#host/dom/hiding';
import {home} from '#host/pages/routes';
import {forumPreviewNumber, hideOtherThreads, otherThreadWords} from './settings';
import css from './element.css';

export default defineFeature({
  id: 'hideAWC',
  categories: ['Feeds', 'Forum'],
  enabledByDefault: false,
  requests: 'cached',
  preset: 'never',
  settings: [forumPreviewNumber, hideOtherThreads, otherThreadWords],
  parts: [
    place({routes: home, at: threadPreview, component: () => import('./ThreadPreview'), css}),
    run({routes: home, name: 'block'}, ({services: {settings}, signal, order}) => {
      const isEmpty = () => settings.get(forumPreviewNumber) < 1;
      const hide = (hidden: boolean, own: AbortSignal) => {
        if (hidden) hideEach(recentThreads.selector, () => true, {signal: own, order});
      };
      watch(settings.changesOf([forumPreviewNumber]), isEmpty, hide, {signal});
    }),
  ],
});
