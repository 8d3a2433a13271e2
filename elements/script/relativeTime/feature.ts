import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {anywhere} from '#host/pages/route';

export default defineFeature({
  id: 'relativeTime',
  categories: ['Script'],
  enabledByDefault: true,
  requests: 'none',
  preset: 'quiet',
  parts: [run({routes: anywhere}, ({services: {clock}, signal}) => clock.enableRefresh({signal}))],
});
