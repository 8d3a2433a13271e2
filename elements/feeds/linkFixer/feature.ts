import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {preventAutoscroll} from '#host/dom/middleClick';
import {headingDestination} from '#host/pages/home/headings';
import {home} from '#host/pages/routes';
import {opensNewTab} from '#ui/link/isPlainClick';

export default defineFeature({
  id: 'linkFixer',
  categories: ['Feeds'],
  enabledByDefault: true,
  requests: 'none',
  parts: [
    run({routes: home}, ({signal}) => {
      const openTab = (event: MouseEvent) => {
        const path = opensNewTab(event) ? headingDestination(event) : undefined;
        if (path === undefined) return;
        event.preventDefault();
        // The site's own listener would leave this page.
        event.stopPropagation();
        open(path, '_blank', 'noopener');
      };
      preventAutoscroll(event => headingDestination(event) !== undefined, {signal});
      for (const name of ['click', 'auxclick'] as const)
        document.addEventListener(name, openTab, {capture: true, signal});
    }),
  ],
});
