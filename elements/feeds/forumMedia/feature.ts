import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {elementReady} from '#host/dom/observe';
import {overrideEach} from '#host/dom/overrideEach';
import {mediaChip, mediaOfChip} from '#host/pages/home/forumPreview';
import {home} from '#host/pages/routes';

export default defineFeature({
  id: 'forumMedia',
  categories: ['Feeds', 'Forum'],
  enabledByDefault: true,
  requests: 'cached',
  preset: 'quiet',
  parts: [
    run({routes: home}, async ({services, featureId, signal, order}) => {
      // The API is loaded only if there is a chip, together with that of the page's other features.
      await elementReady(mediaChip.selector, {signal});
      const [{showTitle}] = await Promise.all([import('./chipTitle'), services.session.ready]);
      const apply = (chip: Element, mediaId: number, own: AbortSignal) =>
        showTitle(chip, mediaId, {services, featureId, signal: own, order});
      overrideEach(mediaChip.selector, {read: mediaOfChip, apply, hrefs: true}, {signal});
    }),
  ],
});
