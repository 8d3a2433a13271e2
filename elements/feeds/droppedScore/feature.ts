import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {statusLine, type StatusLine} from '../../../src/host/anchors/feed';
import {activity, home} from '../../../src/host/routes/social';
import {userOverview} from '../../../src/host/routes/user';
import css from '../../../src/ui/statusScore/style.css';

const component = () => import('./DroppedScore');
const where = ({activityStatus}: StatusLine) => activityStatus === 'dropped';

export default defineFeature({
  id: 'droppedScore',
  title: 'Shows the score behind "Dropped" in feeds, too.',
  categories: ['Feeds'],
  on: false,
  needs: [],
  settings: [],
  parts: [
    place({name: 'feed', on: [home, userOverview], at: statusLine, where, component, css}),
    place({name: 'page', on: activity, at: statusLine, where, component: () => import('./DroppedScoreOnPage'), css}),
  ],
});
