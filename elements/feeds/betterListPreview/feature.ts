import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {listPreviews} from '../../../src/host/anchors/progressCards';
import {home} from '../../../src/host/routes/social';
import css from './style.css';

export default defineFeature({
  id: 'betterListPreview',
  title: 'Another preview of the works in progress on the home page: what airs comes first, by urgency.',
  extendedDescription:
    'Works that air within a day, or of which you are one to three episodes behind, stand by how urgent they are, with a countdown; the others follow as you changed them last. Each has a button for one episode or chapter more.',
  picture: () => import('./picture.webp'),
  categories: ['Feeds', 'Lists'],
  on: false,
  needs: ['token', 'user', 'desktop'],
  settings: [],
  parts: [place({on: home, at: listPreviews, component: () => import('./ListPreview'), css})],
});
