import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {hostTagDescription, tagDropdown} from '#host/pages/media/tagAdding';
import {mediaPages} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'tagDescriptions',
  categories: ['Media'],
  enabledByDefault: true,
  requests: 'onDemand',
  preset: 'quiet',
  parts: [
    place({
      routes: mediaPages,
      at: tagDropdown,
      component: () => import('./TagDescription'),
      css,
      supersededBy: hostTagDescription,
    }),
  ],
});
