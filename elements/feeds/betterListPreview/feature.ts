import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {listPreviews} from '#host/pages/home/progressCards';
import {voidHomeLists} from '#host/pages/otherScripts';
import {home} from '#host/pages/routes';
import noteCss from '#kits/otherScript/note.css';
import plusOneCss from '#kits/plusOne/style.css';
import {previewMaxRows} from './settings';
import css from './element.css';

export default defineFeature({
  id: 'betterListPreview',
  categories: ['Feeds', 'Lists'],
  enabledByDefault: false,
  requests: 'cached',
  preset: 'never',
  needs: ['token', 'user', 'desktop'],
  settings: [previewMaxRows],
  parts: [
    place({
      routes: home,
      at: listPreviews,
      component: () => import('./ListPreview'),
      css: plusOneCss + css,
      supersededBy: voidHomeLists,
    }),
    place({
      name: 'note',
      routes: home,
      at: voidHomeLists,
      component: () => import('#kits/otherScript/OtherScriptNote'),
      css: noteCss,
    }),
  ],
});
