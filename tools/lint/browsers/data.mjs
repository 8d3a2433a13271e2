// Features that the oldest supported browsers lack, by MDN's data.
import {createRequire} from 'node:module';

import {oldestBrowsers, oldestVersions} from '../../browsers.mjs';

/** MDN's table of features, as nested objects; a node with a `__compat` is a feature. */
export const data = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** Whether a version of the data, which may be `false` or "preview", is not newer than ours. */
function isAtMost(version, limit) {
  if (typeof version !== 'string' || version === 'preview') return version === true;
  const [[major, minor = 0], [most, mostMinor = 0]] = [version.replace('≤', ''), limit].map(each =>
    each.split('.').map(Number),
  );
  return major < most || (major === most && minor <= mostMinor);
}

const isUsable = (statement, version) =>
  isAtMost(statement.version_added, version) &&
  !isAtMost(statement.version_removed ?? false, version) &&
  !statement.flags &&
  !statement.partial_implementation &&
  !statement.alternative_name;

/**
 * The oldest browsers that lack a feature of the data, or have it in part or behind a switch: `['Firefox 128']`. An
 * unknown feature is lacked by none. Prefixes are the build's business.
 */
export const lackedBy = feature =>
  oldestVersions.flatMap(([browser, version], index) => {
    const statements = feature?.__compat?.support[browser];
    if (!statements) return [];
    return [statements].flat().some(each => isUsable(each, version)) ? [] : [oldestBrowsers[index]];
  });
