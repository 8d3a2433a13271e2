import {parseActivityStatus} from '#domain/list/listStatus';
import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {feedEntry, readFeedEntry} from '#host/pages/feed/entry';
import {markEach} from '#host/dom/hiding';
import {home} from '#host/pages/routes';
import css from './page.css';

/** The attribute that the style sheet matches. */
const attribute = 'data-am-status';

const statusOf = (node: Element) => parseActivityStatus(readFeedEntry(node)?.sentence ?? '') ?? false;

export default defineFeature({
  id: 'statusBorder',
  categories: ['Feeds'],
  enabledByDefault: false,
  requests: 'none',
  parts: [
    run({routes: home}, ({signal, order}) =>
      markEach(feedEntry.selector, statusOf, {attribute, signal, order, texts: true}),
    ),
    restyle({name: 'look', routes: home, css}),
  ],
});
