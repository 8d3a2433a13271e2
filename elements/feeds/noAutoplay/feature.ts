import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {stopAutoplay} from '#host/pages/content/videos';
import {anywhere} from '#host/pages/route';

export default defineFeature({
  id: 'noAutoplay',
  categories: ['Feeds', 'Forum'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'quiet',
  parts: [run({routes: anywhere}, stopAutoplay)],
});
