import {defineFeature} from '../../../src/feature/defineFeature';
import {run} from '../../../src/feature/run';
import {allowFullscreen, sizeVideos} from '../../../src/host/anchors/videos';
import {anywhere} from '../../../src/host/routes/route';

export default defineFeature({
  id: 'videoHelpers',
  title: 'Gives videos the width written behind their address, and lets embedded players fill the screen.',
  extendedDescription:
    'An address of a video may end in #220 (pixels) or #40% (of the column). #image before the number, or alone, takes the controls away.',
  categories: ['Feeds', 'Forum'],
  on: true,
  needs: [],
  settings: [],
  parts: [run(anywhere, sizeVideos, {name: 'width'}), run(anywhere, allowFullscreen, {name: 'fullscreen'})],
});
