import {tidyTitle} from '#domain/script/pageTitle';
import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {pageTitle} from '#host/pages/shell/anchors';
import {elementReady} from '#host/dom/observe';
import {override} from '#host/dom/override';
import {eachAddress} from '#host/pages/route';

export default defineFeature({
  id: 'documentTitle',
  categories: ['Script'],
  enabledByDefault: true,
  requests: 'none',
  parts: [
    run({routes: eachAddress}, async ({params, signal, order}) => {
      const title = await elementReady(pageTitle.selector, {signal});
      override(title, {text: true}, host => tidyTitle(host ?? '', new URL(params.address)), {
        signal,
        order,
      });
    }),
  ],
});
