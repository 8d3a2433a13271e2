import {hasFlaggedWord, isFlaggedTag} from '#domain/media/safeForWork';
import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {pageTitle} from '#host/pages/shell/anchors';
import {markEach} from '#host/dom/hiding';
import {elementReady} from '#host/dom/observe';
import {override} from '#host/dom/override';
import {mediaPages} from '#host/pages/routes';
import {anywhere} from '#host/pages/route';
import {markMedia, postText, textPost, nsfwMark} from '#host/dom/nsfw';
import css from './page.css';
import {text} from './messages';

export default defineFeature({
  id: 'SFWmode',
  categories: ['Script', 'Media', 'Feeds'],
  enabledByDefault: false,
  requests: 'none',
  position: 2,
  preset: 'kept',
  parts: [
    restyle({routes: anywhere, css}),
    run({routes: anywhere, name: 'titles', before: ['documentTitle', 'studioBrowseTitle']}, async ({signal, order}) => {
      const title = await elementReady(pageTitle.selector, {signal});
      // The title of every page: 'Table of Contents'.
      override(title, {text: true}, text.pageTitle, {signal, order});
    }),
    run({routes: anywhere, name: 'posts'}, ({signal, order}) =>
      markEach(textPost.selector, post => hasFlaggedWord(postText(post)), {
        attribute: nsfwMark,
        signal,
        order,
      }),
    ),
    run({routes: mediaPages, name: 'works'}, ({signal, order}) => markMedia(isFlaggedTag, {signal, order})),
  ],
});
