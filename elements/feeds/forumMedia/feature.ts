import {shortThread} from '#domain/forum/forumPreview';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {mediaChip, previewTitle} from '#host/pages/home/forumPreview';
import {replaceTexts} from '#host/dom/replaceText';
import {home} from '#host/pages/home/routes';
import css from './element.css';
import {text} from './messages';

export default defineFeature({
  id: 'forumMedia',
  title: text.title,
  extendedDescription: text.extendedDescription,
  preview: () => import('./preview.webp'),
  categories: ['Feeds', 'Forum'],
  enabledByDefault: true,
  preset: 'quiet',
  parts: [
    place({routes: home, at: mediaChip, component: () => import('./ChipTitle'), css}),
    run({routes: home, name: 'threads'}, ({signal, order}) =>
      replaceTexts(previewTitle.selector, shortThread, {signal, order}),
    ),
  ],
});
