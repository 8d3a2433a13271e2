import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {stopAutoplay} from '#host/pages/content/videos';
import {anywhere} from '#host/pages/route';
import {text} from './messages';

export default defineFeature({
  id: 'noAutoplay',
  title: text.title,
  extendedDescription: text.extendedDescription,
  categories: ['Feeds', 'Forum'],
  enabledByDefault: false,
  parts: [run({routes: anywhere}, stopAutoplay)],
});
