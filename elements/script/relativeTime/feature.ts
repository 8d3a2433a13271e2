import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {anywhere} from '#host/pages/route';
import {text} from './messages';

export default defineFeature({
  id: 'relativeTime',
  title: text.title,
  extendedDescription: text.extendedDescription,
  categories: ['Script'],
  enabledByDefault: true,
  preset: 'quiet',
  parts: [run({routes: anywhere}, ({services: {clock}, signal}) => clock.enableRefresh({signal}))],
});
