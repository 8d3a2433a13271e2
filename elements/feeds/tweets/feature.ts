import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {tweetLink} from '#host/pages/content/embeds';
import {everyPath} from '#host/pages/everyPath';
import css from './element.css';
import {tweetHeight} from './settings';

export default defineFeature({
  id: 'tweets',
  categories: ['Feeds', 'Forum'],
  enabledByDefault: false,
  requests: 'none',
  sites: ['Twitter'],
  preset: 'never',
  settings: [tweetHeight],
  parts: [place({routes: everyPath, at: tweetLink, component: () => import('./Tweet'), css})],
});
