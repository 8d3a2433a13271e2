import {useMemo, useState} from 'react';

import {chooseFilters, formatFeedView, parseFeedView, type FeedView} from '#domain/feed/feedView';
import {goTo} from '#host/dom/navigation';
import {terms} from '#host/pages/routes';
import {useAddress} from '#ui/useAddress';

/** The state of the feed, and functions to change it. "Back" undoes each change. */
export interface FeedViewState {
  readonly view: FeedView;
  change: (change: Partial<FeedView>) => void;
  /** Chooses or clears filters, and shows the first page. */
  choose: (chosen: Parameters<typeof chooseFilters>[1]) => void;
}

/** The query of the page's address. While the page is being left, its last value. */
function useFeedSearch() {
  const address = new URL(useAddress());
  const [last, setLast] = useState(address.search);
  if (address.search !== last && terms.match(address)) setLast(address.search);
  return last;
}

/** The view in the address. */
export function useFeedView(): FeedViewState {
  const search = useFeedSearch();
  const view = useMemo(() => parseFeedView(search), [search]);
  const change: FeedViewState['change'] = changed =>
    goTo(location.pathname + formatFeedView({...view, ...changed}, location.search));
  return {view, change, choose: chosen => change({page: 1, filters: chooseFilters(view.filters, chosen)})};
}
