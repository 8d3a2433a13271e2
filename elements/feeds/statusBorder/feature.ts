import {feedListStatus} from '../../../src/domain/listStatus';
import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {run} from '../../../src/feature/run';
import {feedEntry, readFeedEntry} from '../../../src/host/anchors/feedEntry';
import {markEach} from '../../../src/host/hiding';
import {home} from '../../../src/host/routes/social';
import css from '../../../styles/statusBorder/style.css';

/** The attribute that the sheet knows. */
const attribute = 'data-am-status';

const statusOf = (node: Element) => feedListStatus(readFeedEntry(node)?.sentence ?? '') ?? false;

export default defineFeature({
  id: 'statusBorder',
  title: 'Colours the right border of list activities on the home page by their status.',
  extendedDescription:
    'Completed green, watching and reading blue, planning orange, paused pink, dropped red, rewatching and rereading purple.',
  categories: ['Feeds'],
  on: false,
  needs: [],
  settings: [],
  parts: [
    run(home, ({signal, order}) => markEach(feedEntry, statusOf, {attribute, signal, order, texts: true})),
    restyle({name: 'look', on: home, css}),
  ],
});
