import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {mediaOverview} from '../../../src/host/routes/media';
import css from '../../../styles/showRecVotes/style.css';

export default defineFeature({
  id: 'showRecVotes',
  title: 'Always shows the votes on recommendations.',
  categories: ['Media'],
  on: true,
  needs: [],
  settings: [],
  parts: [restyle({on: mediaOverview, css})],
});
