import {useState} from 'react';

import {listFilterChanges, listFilterText} from '#host/pages/lists/filters';
import {listSection} from '#host/pages/lists/section';
import {userLists} from '#host/pages/routes';
import {useAddress} from '#ui/useAddress';
import {useSource} from '#ui/useSource';

/** The list and the text that the user has chosen in the site's part of the page. */
export function useSiteChoices() {
  const address = new URL(useAddress());
  const siteText = useSource(listFilterChanges, listFilterText);
  const [section, setSection] = useState(() => listSection(address));
  const next = listSection(address);
  // While the page is being left, nothing changes.
  if (next !== section && userLists.match(address)) setSection(next);
  return {section, siteText};
}
