import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {goTo} from '#host/dom/navigation';
import {recentThreadsPath, redirectForumToRecent} from '#host/pages/shell/links';
import {anywhere} from '#host/pages/route';
import {isPlainClick} from '#ui/link/isPlainClick';

export default defineFeature({
  id: 'forumRecent',
  categories: ['Navigation', 'Forum'],
  enabledByDefault: false,
  requests: 'none',
  newIn: '10.6.4',
  preset: 'never',
  parts: [
    run({routes: anywhere}, ({signal, order}) => {
      const links = redirectForumToRecent({signal, order});
      // The site's own click listener would use the old address. It ignores a click whose default is prevented, and the
      // mobile menu still closes.
      const follow = (event: MouseEvent) => {
        const link = event.composedPath().find(node => node instanceof Element && links.has(node));
        if (!link || !isPlainClick(event)) return;
        event.preventDefault();
        goTo(recentThreadsPath);
      };
      document.addEventListener('click', follow, {capture: true, signal});
    }),
  ],
});
