import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {nativeDescription, tagChoice} from '../../../src/host/anchors/tagAdding';
import {mediaPages} from '../../../src/host/routes/media';
import css from './style.css';

export default defineFeature({
  id: 'tagDescriptions',
  title: 'Says what a tag means while tags are added to a work.',
  picture: () => import('./picture.webp'),
  categories: ['Media'],
  on: true,
  preset: 'quiet',
  needs: [],
  settings: [],
  native: nativeDescription,
  parts: [place({on: mediaPages, at: tagChoice, component: () => import('./TagDescription'), css})],
});
