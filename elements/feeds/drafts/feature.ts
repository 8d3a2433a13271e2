import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {postField} from '../../../src/host/anchors/postEditor';
import {everyPath} from '../../../src/host/routes/everyPath';
import {draftsDays, draftsMost} from '../../../src/services/drafts/limits';
import css from './style.css';

export default defineFeature({
  id: 'drafts',
  title: 'Keeps what you write until it is posted.',
  extendedDescription:
    'Statuses, messages, replies and comments survive a reload, an expired session and a closed tab. They are kept in this browser alone, for each account and each place apart, and are forgotten once they are posted.',
  picture: () => import('./picture.webp'),
  categories: ['Feeds', 'Forum'],
  on: true,
  preset: 'quiet',
  needs: ['user'],
  settings: [draftsDays, draftsMost],
  parts: [place({on: everyPath, at: postField, component: () => import('./DraftNote'), css})],
});
