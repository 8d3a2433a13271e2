import {defineFeature} from '../../../src/feature/defineFeature';
import {run} from '../../../src/feature/run';
import {pointBrowseAtManga} from '../../../src/host/anchors/navigationLinks';
import {anywhere} from '../../../src/host/routes/route';
import {mangaBrowse} from '../../../src/services/settings/shared';
import {isPlain} from '../../../src/ui/link/isPlain';

export default defineFeature({
  id: 'mangaBrowse',
  title: mangaBrowse.title,
  categories: ['Navigation'],
  on: mangaBrowse.initial,
  needs: [],
  settings: [],
  parts: [
    run(anywhere, ({signal, order}) => {
      const links = pointBrowseAtManga({signal, order});
      // The site's own listener still knows the old address: it is not asked, and the browser follows the link.
      const follow = (event: MouseEvent) => {
        const link = event.composedPath().find(node => node instanceof Element && links.has(node));
        if (link && isPlain(event)) event.stopPropagation();
      };
      document.addEventListener('click', follow, {capture: true, signal});
    }),
  ],
});
