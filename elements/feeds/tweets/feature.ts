import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {tweetLink} from '../../../src/host/anchors/embeds';
import {everyPath} from '../../../src/host/routes/everyPath';
import css from './style.css';
import {tweetHeight} from './tweetHeight';

export default defineFeature({
  id: 'tweets',
  title: 'Shows tweets below the links to them.',
  extendedDescription:
    'A tweet is loaded from Twitter when its link comes near the window, in a frame that cannot reach the page, and is let go of when it is far away.',
  categories: ['Feeds', 'Forum'],
  on: false,
  needs: [],
  settings: [tweetHeight],
  parts: [place({on: everyPath, at: tweetLink, component: () => import('./Tweet'), css})],
});
