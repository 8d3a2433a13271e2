// Which definitions which addresses need, so that the extension reads no others at the start of a page.
import {loadCatalogue} from '../catalogue.mjs';

/** Routes that match addresses in any folder. */
const isAnywhere = ({name}) => ['anywhere', 'eachAddress'].includes(name);

/** The first segment of the addresses that a route matches: `anime` and `manga` for a page of a media item. */
const foldersOf = ({examples}) => examples.map(path => path.split(/[/?#]/)[1]);

/**
 * The ids of the features that have a part on every page, and of those that have parts only in some folders, by the
 * folder. The landing page belongs to no folder: its definitions are loaded later.
 */
export async function definitionGroups() {
  const {catalogue} = await loadCatalogue();
  const everywhere = [];
  const byFolder = new Map();
  for (const {id, parts} of catalogue) {
    const routes = parts.flatMap(part => part.routes);
    if (routes.some(isAnywhere)) {
      everywhere.push(id);
      continue;
    }
    for (const folder of new Set(routes.flatMap(foldersOf)))
      if (folder) byFolder.set(folder, [...(byFolder.get(folder) ?? []), id]);
  }
  return {everywhere, byFolder};
}
