import {defineFeature} from '../../../src/feature/defineFeature';
import {run} from '../../../src/feature/run';
import {pageTitle} from '../../../src/host/anchors/shell';
import {elementReady} from '../../../src/host/observe';
import {override} from '../../../src/host/override';
import {searchStudios} from '../../../src/host/routes/browse';

export default defineFeature({
  id: 'studioBrowseTitle',
  title: 'Gives the search of studios a page title of its own.',
  categories: ['Browse'],
  on: true,
  needs: [],
  settings: [],
  parts: [
    run(searchStudios, async ({signal, order}) => {
      const title = await elementReady(pageTitle, {signal});
      override(title, {text: true}, 'Find Studios · AniList', {signal, order});
    }),
  ],
});
