import {watchAddress} from '#host/dom/navigation';
import type {Services} from '#services/services';
import {featureSwitch} from '#services/settings/featureSwitch';

/**
 * Loads the question about the list table for addresses of one while the feature is off. It isn't a part of the feature,
 * whose parts run only while it is on; other addresses cost one look at their query.
 */
export function offerLinkedTables(services: Services) {
  const own = featureSwitch('listTable');
  const look = ({search}: Pick<URL, 'search'>) => {
    if (!/[?&]table=1/.test(search) || services.settings.get(own)) return;
    void import('#elements/lists/listTable/askForTable').then(({askForTable}) => askForTable(services));
  };
  look(location);
  watchAddress(look, services);
}
