import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {run} from '../../../src/feature/run';
import {chooseFollowing, feedScope} from '../../../src/host/anchors/feed';
import {watchFor} from '../../../src/host/observe';
import {home} from '../../../src/host/routes/social';
import css from '../../../styles/hideGlobalFeed/style.css';

export default defineFeature({
  id: 'hideGlobalFeed',
  title: 'Hides the global feed on the home page; what one follows is left.',
  categories: ['Feeds'],
  on: false,
  needs: [],
  settings: [],
  parts: [
    restyle({on: home, css}),
    run(home, ({signal}) => watchFor(feedScope, {found: chooseFollowing, changed() {}}, {signal}), {name: 'following'}),
  ],
});
