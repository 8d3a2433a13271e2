import {defineFeature} from '../../../src/feature/defineFeature';
import {run} from '../../../src/feature/run';
import {isOnHomeLink} from '../../../src/host/anchors/navigationLinks';
import {home} from '../../../src/host/routes/social';
import {isPlain} from '../../../src/ui/link/isPlain';

export default defineFeature({
  id: 'homeScroll',
  title: 'Scrolls to the top of the home page when Home is clicked there.',
  categories: ['Feeds', 'Navigation'],
  on: true,
  needs: [],
  settings: [],
  parts: [
    run(home, ({signal}) => {
      const scroll = (event: MouseEvent) => {
        if (!isPlain(event) || !isOnHomeLink(event)) return;
        const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
        scrollTo({top: 0, behavior: calm ? 'instant' : 'smooth'});
      };
      document.addEventListener('click', scroll, {signal});
    }),
  ],
});
