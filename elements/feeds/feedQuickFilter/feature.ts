import {isFiltering, passesFilter} from '#domain/feed/quickFilter';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {feedList, feedTools, mediaSocialFeed} from '#host/pages/feed/anchors';
import {entryText, feedEntry, isBeingEdited, readFeedEntry} from '#host/pages/feed/entry';
import {hideEach} from '#host/dom/hiding';
import {mediaSocial, home, userOverview} from '#host/pages/routes';
import headingCss from '#kits/feedFilter/heading.css';
import sharedCss from '#kits/feedFilter/page.css';
import {panel} from '#kits/feedFilter/state';
import filterCss from '#kits/feedFilter/style.css';
import {counts, filter} from './state';
import css from './element.css';
import socialCss from './social.css';
import pageCss from './page.css';

function isOut(node: Element) {
  const wanted = filter.get();
  const passes = () => passesFilter({type: readFeedEntry(node)?.type, text: entryText(node)}, wanted);
  return isFiltering(wanted) && !passes() && !isBeingEdited(node);
}

const feeds = [home, userOverview];
const funnel = () => import('#kits/feedFilter/Funnel');

export default defineFeature({
  id: 'feedQuickFilter',
  categories: ['Feeds', 'Newly Added'],
  enabledByDefault: true,
  requests: 'none',
  position: 2,
  newIn: '11.0.0',
  parts: [
    place({
      name: 'button',
      routes: feeds,
      at: feedTools,
      component: funnel,
      css: filterCss + headingCss,
      state: [panel],
    }),
    place({name: 'bar', routes: feeds, at: feedList, component: () => import('./FilterPanel'), css: filterCss + css}),
    place({
      name: 'social',
      routes: mediaSocial,
      at: mediaSocialFeed,
      after: ['socialTabFeed/feed'],
      component: () => import('./SocialFilter'),
      css: filterCss + css + socialCss,
      state: [panel],
    }),
    restyle({name: 'line', routes: [...feeds, mediaSocial], css: sharedCss + pageCss}),
    run({routes: [...feeds, mediaSocial], name: 'hiding', state: [filter, counts]}, ({signal, order}) => {
      hideEach(feedEntry.selector, isOut, {signal, order, texts: true, onCount: counts.set, changes: filter});
    }),
  ],
});
