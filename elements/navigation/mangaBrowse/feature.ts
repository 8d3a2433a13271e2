import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {redirectBrowseToManga} from '#host/pages/shell/links';
import {anywhere} from '#host/pages/route';
import {isPlainClick} from '#ui/link/isPlainClick';

export default defineFeature({
  id: 'mangaBrowse',
  categories: ['Navigation'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'never',
  parts: [
    run({routes: anywhere}, ({signal, order}) => {
      const links = redirectBrowseToManga({signal, order});
      // The site's own click listener would use the old address, so it must not see the click; the browser then follows
      // the link.
      const follow = (event: MouseEvent) => {
        const link = event.composedPath().find(node => node instanceof Element && links.has(node));
        if (link && isPlainClick(event)) event.stopPropagation();
      };
      document.addEventListener('click', follow, {capture: true, signal});
    }),
  ],
});
