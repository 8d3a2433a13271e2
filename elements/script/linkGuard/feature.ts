import {isPiracyLink} from '#domain/script/piracyLinks';
import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {adSlots} from '#host/pages/shell/anchors';
import {guardLinks} from '#host/dom/guardLinks';
import {hideEach} from '#host/dom/hiding';
import {anywhere} from '#host/pages/route';
import {text} from './messages';

/** The site's guidelines: a link to pirated copies leads there instead, with a request to report it. */
const guidelines = {
  path: '/forum/thread/14',
  text: text.replacement,
};

export default defineFeature({
  id: 'linkGuard',
  categories: ['Script', 'Feeds', 'Forum'],
  enabledByDefault: true,
  requests: 'none',
  preset: 'quiet',
  parts: [
    run({routes: anywhere}, ({signal, order}) => {
      guardLinks({
        isBad: href => isPiracyLink(href, location.origin),
        replacement: guidelines,
        signal,
        order,
      });
      hideEach(adSlots.selector, () => true, {signal, order});
    }),
  ],
});
