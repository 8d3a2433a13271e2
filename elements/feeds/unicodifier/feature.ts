import {decodeEmoji, encodeEmoji} from '#domain/text/characterReferences';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {postField} from '#host/pages/feed/postFields';
import {encodeSentTexts} from '#host/pages/feed/sendEncoded';
import {anywhere} from '#host/pages/route';
import css from './element.css';

export default defineFeature({
  id: 'unicodifier',
  categories: ['Feeds', 'Forum'],
  enabledByDefault: true,
  requests: 'none',
  newIn: '10.6.4',
  preset: 'quiet',
  parts: [
    run({name: 'sending', routes: anywhere}, visit =>
      encodeSentTexts({encode: encodeEmoji, decode: decodeEmoji}, visit),
    ),
    place({routes: anywhere, at: postField, component: () => import('./LimitNote'), css, after: ['drafts']}),
  ],
});
