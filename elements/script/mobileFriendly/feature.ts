import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {anywhere} from '#host/pages/route';
import css from './page.css';

export default defineFeature({
  id: 'mobileFriendly',
  title: 'Mobile friendly mode.',
  extendedDescription:
    'Switches off what needs a wide screen or a mouse, and makes what is tapped big enough for a finger.',
  categories: ['Script'],
  enabledByDefault: false,
  parts: [restyle({routes: anywhere, css})],
});
