import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {mediaPages} from '../../../src/host/routes/media';
import css from '../../../styles/CSSmobileTags/style.css';

export default defineFeature({
  id: 'CSSmobileTags',
  title: 'Keeps tags and their votes on the pages of works on narrow screens.',
  categories: ['Media'],
  on: true,
  needs: [],
  settings: [],
  parts: [restyle({on: mediaPages, css})],
});
