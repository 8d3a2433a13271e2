import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {mediaActions} from '../../../src/host/anchors/media';
import {mediaPages} from '../../../src/host/routes/media';
import css from './style.css';

export default defineFeature({
  id: 'entryScore',
  title: 'Shows your own score and progress on the pages of works on your list.',
  extendedDescription:
    'Signed in to the script, you can change both there: the score in steps of your own score format, the progress one at a time.',
  categories: ['Media'],
  on: true,
  needs: ['user'],
  settings: [],
  parts: [place({on: mediaPages, at: mediaActions, component: () => import('./EntryBox'), css})],
});
