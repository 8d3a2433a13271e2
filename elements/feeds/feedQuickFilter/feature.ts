import {isFiltering, noFilter, passesFilter} from '../../../src/domain/quickFilter';
import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {run} from '../../../src/feature/run';
import {feedList, mediaFeed} from '../../../src/host/anchors/feed';
import {entryText, feedEntry, isBusy, readFeedEntry} from '../../../src/host/anchors/feedEntry';
import {hideEach} from '../../../src/host/hiding';
import {mediaSocial} from '../../../src/host/routes/media';
import {home} from '../../../src/host/routes/social';
import {userOverview} from '../../../src/host/routes/user';
import {counts, filter, nothing} from './quick';
import css from './style.css';

const component = () => import('./FilterBar');

function isOut(node: Element) {
  const wanted = filter.get();
  if (!isFiltering(wanted)) return false;
  return !passesFilter({type: readFeedEntry(node)?.type, text: entryText(node)}, wanted) && !isBusy(node);
}

export default defineFeature({
  id: 'feedQuickFilter',
  title: 'A bar above feeds narrows them by kind of activity and by words.',
  extendedDescription:
    'It looks at what is loaded. While it is set, more can be loaded until so many entries match; that presses the button of the site, at ' +
    'most 20 times, and can be stopped.',
  picture: () => import('./picture.webp'),
  categories: ['Feeds', 'Newly Added'],
  on: true,
  needs: [],
  settings: [],
  parts: [
    place({name: 'bar', on: [home, userOverview], at: feedList, component, css}),
    place({name: 'social', on: mediaSocial, at: mediaFeed, component, css}),
    run(
      [home, userOverview, mediaSocial],
      ({signal, order}) => {
        hideEach(feedEntry, isOut, {signal, order, texts: true, told: counts.set, source: filter});
        signal.addEventListener('abort', () => {
          filter.set(noFilter);
          counts.set(nothing);
        });
      },
      {name: 'hiding'},
    ),
  ],
});
