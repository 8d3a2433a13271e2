import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {anywhere} from '../../../src/host/routes/route';
import {mobileFriendly} from '../../../src/services/settings/shared';
import css from '../../../styles/mobileFriendly/style.css';

export default defineFeature({
  id: 'mobileFriendly',
  title: mobileFriendly.title,
  extendedDescription:
    'Switches off what needs a wide screen or a mouse, and makes what is tapped big enough for a finger.',
  categories: ['Script'],
  on: mobileFriendly.initial,
  needs: [],
  settings: [],
  parts: [restyle({on: anywhere, css})],
});
