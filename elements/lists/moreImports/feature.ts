import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {importTools} from '#host/pages/settings/anchors';
import {settingsImport} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'moreImports',
  categories: ['Lists'],
  enabledByDefault: true,
  requests: 'onDemand',
  position: 2,
  needs: ['user'],
  parts: [
    place({
      routes: settingsImport,
      at: importTools,
      component: () => import('./ImportTools'),
      css,
      reserve: () => ({height: 444, narrow: 629}),
    }),
  ],
});
