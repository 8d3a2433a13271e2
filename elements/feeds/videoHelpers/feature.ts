import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {allowFullscreen, sizeVideos} from '#host/pages/content/videos';
import {anywhere} from '#host/pages/route';

export default defineFeature({
  id: 'videoHelpers',
  categories: ['Feeds', 'Forum'],
  enabledByDefault: true,
  requests: 'none',
  parts: [
    run({routes: anywhere, name: 'width'}, sizeVideos),
    run({routes: anywhere, name: 'fullscreen'}, allowFullscreen),
  ],
});
