import {tidyTitle} from '../../../src/domain/pageTitle';
import {defineFeature} from '../../../src/feature/defineFeature';
import {run} from '../../../src/feature/run';
import {pageTitle} from '../../../src/host/anchors/shell';
import {elementReady} from '../../../src/host/observe';
import {override} from '../../../src/host/override';
import {eachAddress} from '../../../src/host/routes/route';

export default defineFeature({
  id: 'documentTitle',
  title: 'Tidier page titles: works without years, tabs and forum categories by name.',
  categories: ['Script'],
  on: true,
  needs: [],
  settings: [],
  parts: [
    run(eachAddress, async ({params, signal, order}) => {
      const title = await elementReady(pageTitle, {signal});
      override(title, {text: true}, host => tidyTitle(host ?? '', new URL(params.address)), {signal, order});
    }),
  ],
});
