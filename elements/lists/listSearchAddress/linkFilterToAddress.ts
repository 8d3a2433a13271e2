import {searchIn, withSearch} from '#domain/list/searchAddress';
import {watchAddress} from '#host/dom/navigation';
import {watchElements} from '#host/dom/observe';
import {listFilterChanges, listFilterField, listFilterText, setListFilter} from '#host/pages/lists/filters';

/** Browsers limit how often an address may change, so it follows once typing pauses. */
const pauseMs = 250;

/** Writes the text of the filter into the address, without a history entry and without the site's router. */
function saveFilter() {
  const query = withSearch(location.search, listFilterText());
  if (query !== location.search) history.replaceState(history.state, '', location.pathname + query + location.hash);
}

/** Fills the filter from the address. A text in the filter stays if the address has none. */
function readFilter() {
  const text = searchIn(location.search);
  if (text === '') saveFilter();
  else if (text !== listFilterText()) setListFilter(text);
}

/** Keeps the filter of a list and the address in step, until the signal ends. */
export function linkFilterToAddress({signal}: {signal: AbortSignal}) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wentBack = false;
  const saveLater = () => {
    clearTimeout(timer);
    timer = setTimeout(saveFilter, pauseMs);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  watchElements(listFilterField.selector, {found: readFilter, changed() {}}, {signal});
  listFilterChanges.subscribe(saveLater, {signal});
  // Going back and forward restores the text of that entry. Any other new address, such as that of another list of the
  // same user, gets the text that is still in the filter.
  const onHistory = () => {
    wentBack = true;
    setListFilter(searchIn(location.search));
  };
  addEventListener('popstate', onHistory, {signal});
  const onAddress = () => {
    clearTimeout(timer);
    requestAnimationFrame(() => {
      if (!signal.aborted && !wentBack) saveFilter();
      wentBack = false;
    });
  };
  watchAddress(onAddress, {signal});
}
