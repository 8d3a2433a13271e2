import {leadsAstray} from '../../../src/domain/guardedDomains';
import {defineFeature} from '../../../src/feature/defineFeature';
import {run} from '../../../src/feature/run';
import {adverts} from '../../../src/host/anchors/shell';
import {guardLinks} from '../../../src/host/guarding';
import {hideEach} from '../../../src/host/hiding';
import {anywhere} from '../../../src/host/routes/route';

/** The guidelines of the site (decision 30). */
const instead = {
  path: '/forum/thread/14',
  text: 'This link led to pirated copies, which the guidelines forbid. Please report whoever posted it.',
};

export default defineFeature({
  id: 'linkGuard',
  title: 'Points links to sites of pirated copies at the site’s guidelines, and asks to report them.',
  categories: ['Script', 'Feeds', 'Forum'],
  on: true,
  needs: [],
  settings: [],
  parts: [
    run(anywhere, ({signal, order}) => {
      guardLinks({isBad: href => leadsAstray(href, location.origin), instead, signal, order});
      hideEach(adverts, () => true, {signal, order});
    }),
  ],
});
