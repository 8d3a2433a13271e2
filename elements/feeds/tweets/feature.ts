import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {tweetLink} from '#host/pages/content/embeds';
import {everyPath} from '#host/pages/everyPath';
import css from './element.css';
import {tweetHeight} from './settings';

export default defineFeature({
  id: 'tweets',
  title: 'Shows tweets below the links to them.',
  extendedDescription:
    'A tweet is loaded from Twitter when its link comes near the window, in a frame that cannot reach the page, and is let go of when it is far away.',
  categories: ['Feeds', 'Forum'],
  enabledByDefault: false,
  settings: [tweetHeight],
  parts: [place({routes: everyPath, at: tweetLink, component: () => import('./Tweet'), css})],
});
