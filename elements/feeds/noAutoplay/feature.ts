import {defineFeature} from '../../../src/feature/defineFeature';
import {run} from '../../../src/feature/run';
import {stopAutoplay} from '../../../src/host/anchors/videos';
import {anywhere} from '../../../src/host/routes/route';

export default defineFeature({
  id: 'noAutoplay',
  title: 'Videos do not start by themselves.',
  categories: ['Feeds', 'Forum'],
  on: false,
  needs: [],
  settings: [],
  parts: [run(anywhere, stopAutoplay)],
});
