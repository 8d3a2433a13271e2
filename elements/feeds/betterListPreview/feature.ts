import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {listPreviews} from '#host/pages/home/progressCards';
import {home} from '#host/pages/home/routes';
import plusOneCss from '#kits/plusOne/style.css';
import css from './element.css';

export default defineFeature({
  id: 'betterListPreview',
  title: 'Another preview of the works in progress on the home page: what airs comes first, by urgency.',
  extendedDescription:
    'Works that air within a day, or of which you are one to three episodes behind, stand by how urgent they are, with a countdown; the others follow as you changed them last. Each has a button for one episode or chapter more.',
  preview: () => import('./preview.webp'),
  categories: ['Feeds', 'Lists'],
  enabledByDefault: false,
  needs: ['token', 'user', 'desktop'],
  parts: [place({routes: home, at: listPreviews, component: () => import('./ListPreview'), css: plusOneCss + css})],
});
