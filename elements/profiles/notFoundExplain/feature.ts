import {missingPage} from '#domain/script/missingPage';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {watchAddress} from '#host/dom/navigation';
import {notFoundText} from '#host/pages/missing/anchors';
import {notFound, userPages} from '#host/pages/routes';
import {shownProfile} from '#host/pages/user/anchors';
import css from './element.css';
import {foundUser} from './state';

export default defineFeature({
  id: 'notFoundExplain',
  categories: ['Profiles', 'Media'],
  enabledByDefault: true,
  requests: 'cached',
  preset: 'quiet',
  examples: ['notFound'],
  parts: [
    place({
      routes: notFound,
      at: notFoundText,
      component: () => import('./Explanation'),
      css,
      where: ({path}) => missingPage(path) !== undefined,
    }),
    run({name: 'found', routes: userPages}, ({signal}) => {
      // The page being left is still there.
      watchAddress(() => foundUser.set(shownProfile()), {signal});
    }),
  ],
});
