import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {reloadFeed} from '#host/pages/feed/anchors';
import {isOnLogo} from '#host/pages/shell/links';
import {home} from '#host/pages/routes';
import {isPlainClick} from '#ui/link/isPlainClick';

export default defineFeature({
  id: 'ALbuttonReload',
  categories: ['Feeds', 'Navigation'],
  enabledByDefault: true,
  requests: 'none',
  parts: [
    run({routes: home}, ({signal}) => {
      const reload = (event: MouseEvent) => {
        if (isPlainClick(event) && isOnLogo(event) && !reloadFeed({signal})) location.reload();
      };
      document.addEventListener('click', reload, {signal});
    }),
  ],
});
