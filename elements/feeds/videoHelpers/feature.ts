import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {allowFullscreen, sizeVideos} from '#host/pages/content/videos';
import {anywhere} from '#host/pages/route';
import {text} from './messages';

export default defineFeature({
  id: 'videoHelpers',
  title: text.title,
  extendedDescription: text.extendedDescription,
  categories: ['Feeds', 'Forum'],
  enabledByDefault: true,
  parts: [
    run({routes: anywhere, name: 'width'}, sizeVideos),
    run({routes: anywhere, name: 'fullscreen'}, allowFullscreen),
  ],
});
