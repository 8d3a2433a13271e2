import {shortThread} from '../../../src/domain/forumPreview';
import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {run} from '../../../src/feature/run';
import {mediaChip, previewedTitle} from '../../../src/host/anchors/forumPreview';
import {rewordEach} from '../../../src/host/rewording';
import {home} from '../../../src/host/routes/social';
import css from './style.css';

export default defineFeature({
  id: 'forumMedia',
  title: 'Names the works of threads in the forum preview of the home page, and shortens long titles of threads there.',
  picture: () => import('./picture.webp'),
  categories: ['Feeds', 'Forum'],
  on: true,
  preset: 'quiet',
  needs: [],
  settings: [],
  parts: [
    place({on: home, at: mediaChip, component: () => import('./ChipTitle'), css}),
    run(home, ({signal, order}) => rewordEach(previewedTitle, shortThread, {signal, order}), {name: 'threads'}),
  ],
});
