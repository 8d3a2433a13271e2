import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {anywhere} from '#host/pages/route';
import {mobileFriendly} from '#services/settings/shared';
import css from './page.css';

export default defineFeature({
  id: 'mobileFriendly',
  title: mobileFriendly.title,
  extendedDescription:
    'Switches off what needs a wide screen or a mouse, and makes what is tapped big enough for a finger.',
  categories: ['Script'],
  enabledByDefault: mobileFriendly.initial,
  needs: [],
  settings: [],
  parts: [restyle({routes: anywhere, css})],
});
