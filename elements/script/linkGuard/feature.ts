import {isPiracyLink} from '#domain/script/piracyLinks';
import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {adSlots} from '#host/pages/shell/anchors';
import {guardLinks} from '#host/dom/guardLinks';
import {hideEach} from '#host/dom/hiding';
import {anywhere} from '#host/pages/route';

/** The site's guidelines (rule safety-4). */
const guidelines = {
  path: '/forum/thread/14',
  text: 'This link led to pirated copies, which the guidelines forbid. Please report whoever posted it.',
};

export default defineFeature({
  id: 'linkGuard',
  title: 'Points links to sites of pirated copies at the site’s guidelines, and asks to report them.',
  categories: ['Script', 'Feeds', 'Forum'],
  enabledByDefault: true,
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
