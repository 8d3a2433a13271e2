import {whenLoaded} from '#host/dom/pageLoad';
import {build} from '#platform/platform';
import {hasImportUnderWay} from '#services/imports/importFlag';
import {hasWaitingWrites} from '#services/outbox/waitingFlag';
import type {Services} from '#services/services';

/** Starts the tasks that wait until the page has loaded. */
export function startLater(services: Services, storage: Storage | undefined) {
  whenLoaded(() => {
    if (build.siteFixes) void import('#services/siteFixes').then(({fetchSiteFixes}) => fetchSiteFixes(services));
    if (hasWaitingWrites(storage)) void import('#services/api/api').then(() => services.apiFor('outbox'));
    if (hasImportUnderWay(storage))
      void import('#services/imports/sharedRun').then(({importRunOf}) => importRunOf(services));
  });
}
