import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {mediaPages} from '../../../src/host/routes/media';
import css from '../../../styles/CSSmobileExternalLinks/style.css';

export default defineFeature({
  id: 'CSSmobileExternalLinks',
  title: 'Keeps external and streaming links on the pages of works on narrow screens.',
  categories: ['Media'],
  on: false,
  needs: [],
  settings: [],
  parts: [restyle({on: mediaPages, css})],
});
