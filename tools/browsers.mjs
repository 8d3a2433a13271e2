// The browsers that the product supports, read from their only list: `browserslist` in package.json.
import {readFileSync} from 'node:fs';

const file = new URL('../package.json', import.meta.url);

/** The names for users of what the list calls by these words. */
const names = {chrome: 'Chromium', firefox: 'Firefox', safari: 'Safari'};

const {browserslist} = JSON.parse(readFileSync(file, 'utf8'));

/** The oldest version of each browser, such as `['firefox', '128']`. */
export const oldestVersions = Object.keys(names).map(word => {
  const [, version] = browserslist.map(row => row.match(`^${word} >= ([\\d.]+)$`)).find(Boolean) ?? [];
  if (!version) throw new Error(`browserslist in package.json has no row "${word} >= VERSION"`);
  return [word, version];
});

/** The targets of a build, as esbuild names them. */
export const buildTargets = oldestVersions.map(row => row.join(''));

/** The oldest versions as users read them: `Firefox 128`. */
export const oldestBrowsers = oldestVersions.map(([word, version]) => `${names[word]} ${version}`);

/** The list as sites for userscripts, such as Greasy Fork, read it from the metadata. */
export const compatible = oldestVersions.map(
  ([word, version]) => `${word} ${version} or newer${word === 'safari' ? ', untested' : ''}`,
);
