import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {isOnHomeLink} from '#host/pages/shell/links';
import {home} from '#host/pages/routes';
import {isPlainClick} from '#ui/link/isPlainClick';

export default defineFeature({
  id: 'homeScroll',
  categories: ['Feeds', 'Navigation'],
  enabledByDefault: true,
  requests: 'none',
  parts: [
    run({routes: home}, ({signal}) => {
      const scroll = (event: MouseEvent) => {
        if (!isPlainClick(event) || !isOnHomeLink(event)) return;
        const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
        scrollTo({top: 0, behavior: calm ? 'instant' : 'smooth'});
      };
      document.addEventListener('click', scroll, {signal});
    }),
  ],
});
