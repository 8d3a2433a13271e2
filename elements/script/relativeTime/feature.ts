import {defineFeature} from '../../../src/feature/defineFeature';
import {run} from '../../../src/feature/run';
import {anywhere} from '../../../src/host/routes/route';

export default defineFeature({
  id: 'relativeTime',
  title: 'Draws the times that this script shows (“3 minutes ago”) anew every minute.',
  categories: ['Script'],
  on: true,
  preset: 'quiet',
  needs: [],
  settings: [],
  parts: [run(anywhere, ({services: {clock}, signal}) => clock.keepFresh({signal}))],
});
