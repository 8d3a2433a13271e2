import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {mediaActions} from '#host/pages/media/anchors';
import {mediaPages} from '#host/pages/media/routes';
import css from './element.css';

export default defineFeature({
  id: 'entryScore',
  title: 'Shows your own score and progress on the pages of works on your list.',
  extendedDescription:
    'Signed in to the script, you can change both there: the score in steps of your own score format, the progress one at a time.',
  categories: ['Media'],
  enabledByDefault: true,
  needs: ['user'],
  parts: [place({routes: mediaPages, at: mediaActions, component: () => import('./EntryBox'), css})],
});
