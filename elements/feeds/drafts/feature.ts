import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {postField} from '#host/pages/feed/postFields';
import {everyPath} from '#host/pages/everyPath';
import {draftsDays, draftsMost} from '#services/drafts/limits';
import css from './element.css';

export default defineFeature({
  id: 'drafts',
  title: 'Keeps what you write until it is posted.',
  extendedDescription:
    'Statuses, messages, replies and comments survive a reload, an expired session and a closed tab. They are kept in this browser alone, for each account and each place apart, and are forgotten once they are posted.',
  preview: () => import('./preview.webp'),
  categories: ['Feeds', 'Forum'],
  enabledByDefault: true,
  preset: 'quiet',
  needs: ['user'],
  settings: [draftsDays, draftsMost],
  parts: [place({routes: everyPath, at: postField, component: () => import('./DraftNote'), css})],
});
