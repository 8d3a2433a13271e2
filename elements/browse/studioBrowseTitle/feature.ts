import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {pageTitle} from '#host/pages/shell/anchors';
import {elementReady} from '#host/dom/observe';
import {override} from '#host/dom/override';
import {searchStudios} from '#host/pages/routes';
import {text} from './messages';

export default defineFeature({
  id: 'studioBrowseTitle',
  categories: ['Browse'],
  enabledByDefault: true,
  requests: 'none',
  parts: [
    run({routes: searchStudios, before: ['documentTitle']}, async ({signal, order}) => {
      const title = await elementReady(pageTitle.selector, {signal});
      override(title, {text: true}, text.pageTitle, {signal, order});
    }),
  ],
});
