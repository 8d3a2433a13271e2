import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {anywhere} from '#host/pages/route';

export default defineFeature({
  id: 'relativeTime',
  title: 'Draws the times that this script shows (“3 minutes ago”) anew every minute.',
  categories: ['Script'],
  enabledByDefault: true,
  preset: 'quiet',
  parts: [run({routes: anywhere}, ({services: {clock}, signal}) => clock.enableRefresh({signal}))],
});
