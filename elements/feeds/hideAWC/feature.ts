import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {run} from '../../../src/feature/run';
import {recentThreads, threadPreview} from '../../../src/host/anchors/forumPreview';
import {hideEach} from '../../../src/host/hiding';
import {home} from '../../../src/host/routes/social';
import {follow} from '../../../src/services/settings/following';
import {forumPreviewNumber} from './setting';
import css from './style.css';

export default defineFeature({
  id: 'hideAWC',
  title: 'Shows the forum preview of the home page without the threads of watching and reading challenges.',
  picture: () => import('./picture.webp'),
  categories: ['Feeds', 'Forum'],
  on: false,
  needs: [],
  settings: [forumPreviewNumber],
  parts: [
    place({on: home, at: threadPreview, component: () => import('./ThreadPreview'), css}),
    run(
      home,
      ({services: {settings}, signal, order}) => {
        const isEmpty = () => settings.get(forumPreviewNumber) < 1;
        const hide = (hidden: boolean, own: AbortSignal) => {
          if (hidden) hideEach(recentThreads, () => true, {signal: own, order});
        };
        follow(settings, isEmpty, hide, {signal});
      },
      {name: 'block'},
    ),
  ],
});
