import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {mediaOverview} from '#host/pages/media/routes';
import css from './page.css';
import {text} from './messages';

export default defineFeature({
  id: 'showRecVotes',
  title: text.title,
  extendedDescription: text.extendedDescription,
  categories: ['Media'],
  enabledByDefault: true,
  parts: [restyle({routes: mediaOverview, css})],
});
