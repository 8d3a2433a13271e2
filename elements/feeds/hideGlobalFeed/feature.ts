import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {selectFollowingFeed, feedTypeToggle} from '#host/pages/feed/anchors';
import {watchElements} from '#host/dom/observe';
import {home} from '#host/pages/routes';
import css from './page.css';

export default defineFeature({
  id: 'hideGlobalFeed',
  categories: ['Feeds'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'never',
  parts: [
    restyle({routes: home, css}),
    run({routes: home, name: 'following'}, ({signal}) =>
      watchElements(feedTypeToggle.selector, {found: selectFollowingFeed, changed() {}}, {signal}),
    ),
  ],
});
