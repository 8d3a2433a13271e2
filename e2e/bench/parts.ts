import type {Part} from './bench';
import {measureComparison} from './parts/comparison';
import {measureElements} from './parts/elements';
import {measureFeed} from './parts/feed';
import {measureGrouped} from './parts/notifications';
import {measureHeap} from './parts/heap';
import {measureIdle} from './parts/idle';
import {measureListPage} from './parts/listPage';
import {measureLists} from './parts/lists';
import {measureListTable} from './parts/listTable';
import {measureObserver} from './parts/observer';
import {measurePeople} from './parts/people';
import {measureRestyles} from './parts/restyles';
import {measureStart} from './parts/start';
import {measureTour} from './parts/tour';
import {measureTermsFeed} from './parts/termsFeed';
import {listSizes} from './parts/sizes';
import {measureStatistics} from './parts/statistics';

/** The parts of the bench, by the name that `--only` takes. */
export const parts: Readonly<Record<string, Part>> = {
  sizes: listSizes,
  start: measureStart,
  mounting: measureElements,
  observer: measureObserver,
  lists: measureLists,
  listPage: measureListPage,
  listTable: measureListTable,
  comparison: measureComparison,
  statistics: measureStatistics,
  people: measurePeople,
  restyles: measureRestyles,
  feed: measureFeed,
  termsFeed: measureTermsFeed,
  notifications: measureGrouped,
  idle: measureIdle,
  tour: measureTour,
  heap: measureHeap,
};
