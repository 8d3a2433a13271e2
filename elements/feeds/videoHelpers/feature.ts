import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {allowFullscreen, sizeVideos} from '#host/pages/content/videos';
import {anywhere} from '#host/pages/route';

export default defineFeature({
  id: 'videoHelpers',
  title: 'Gives videos the width written behind their address, and lets embedded players fill the screen.',
  extendedDescription:
    'An address of a video may end in #220 (pixels) or #40% (of the column). #image before the number, or alone, takes the controls away.',
  categories: ['Feeds', 'Forum'],
  enabledByDefault: true,
  parts: [
    run({routes: anywhere, name: 'width'}, sizeVideos),
    run({routes: anywhere, name: 'fullscreen'}, allowFullscreen),
  ],
});
