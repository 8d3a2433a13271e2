import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {hideEach} from '#host/dom/hiding';
import {mediaSocialFeed, mediaSocialFeedParts} from '#host/pages/feed/anchors';
import {mediaSocial} from '#host/pages/routes';
import likeCss from '#kits/likeButton/style.css';
import {replaced} from '#kits/socialFeed/replaced';
import css from './element.css';

export default defineFeature({
  id: 'socialTabFeed',
  categories: ['Media', 'Feeds'],
  enabledByDefault: true,
  requests: 'onDemand',
  parts: [
    place({
      name: 'feed',
      routes: mediaSocial,
      at: mediaSocialFeed,
      component: () => import('./SocialFeed'),
      css: likeCss + css,
      // A row with the heading and the boxes, and the space below it; see element.css.
      reserve: () => ({height: ['control', 'space-3']}),
    }),
    run({name: 'hiding', routes: mediaSocial, state: [replaced]}, ({signal, order}) =>
      hideEach(mediaSocialFeedParts.selector, replaced.get, {signal, order, changes: replaced}),
    ),
  ],
});
