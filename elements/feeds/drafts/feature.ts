import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {postField} from '#host/pages/feed/postFields';
import {everyPath} from '#host/pages/everyPath';
import {draftsDays, draftsMost} from '#services/drafts/limits';
import css from './element.css';

export default defineFeature({
  id: 'drafts',
  categories: ['Feeds', 'Forum'],
  enabledByDefault: true,
  requests: 'none',
  position: 4,
  newIn: '11.0.0',
  preset: 'quiet',
  needs: ['user'],
  settings: [draftsDays, draftsMost],
  parts: [place({routes: everyPath, at: postField, component: () => import('./DraftNote'), css})],
});
