import {existsSync, readFileSync, statSync} from 'node:fs';
import {basename, extname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {release} from '../../../src/platform/release';
import {requiredNames} from '../../../tools/editions.mjs';
import type {Exchange} from './exchange';

/** The host of the published guide. */
export const installHost = new URL(release.installPage).hostname;

/** The folder of the repository, seen from the bundle or from the source. */
const [bundled, source] = ['../../', '../../../'].map(path => fileURLToPath(new URL(path, import.meta.url)));
const root = existsSync(join(bundled ?? '', 'docs')) ? (bundled ?? '') : (source ?? '');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.webp': 'image/webp',
  '.js': 'text/javascript; charset=utf-8',
  '.zip': 'application/zip',
  '.md': 'text/plain; charset=utf-8',
};

/** The bundle of `npm start`, which has all features and can be installed. */
const quick = 'build/quick/automail.user.js';

/** The files that the guide offers, where a build puts them. The newest one is offered. */
const downloads: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'automail.user.js': ['dist/automail.user.js', quick],
  'automail.min.user.js': ['dist/automail.min.user.js', quick],
  ...Object.fromEntries(requiredNames(release.version).map(name => [name, [`dist/${name}`] as const])),
  'automail-chromium.zip': ['dist/extension/automail-chromium.zip'],
  'automail-firefox.zip': ['dist/extension/automail-firefox.zip'],
};

/** Whether a path belongs to the installation guide, on any host of the stand-in. */
export const isOfInstallGuide = (path: string) => /^\/__standin\/(?:install|pictures|releases|users\.md)\b/.test(path);

/** The file for a path of the guide, or the reason why there is none. */
function fileFor(path: string): string | {readonly reason: string} {
  const name = basename(path);
  if (path.includes('/pictures/')) return join(root, 'docs/pictures', name);
  if (path.endsWith('/users.md')) return join(root, 'docs/users.md');
  if (!path.includes('/releases/')) return join(root, 'docs/install.html');
  const built = downloads[name];
  if (built === undefined) return {reason: 'There is no such file.'};
  const files = built.map(file => join(root, file)).filter(file => existsSync(file));
  const [newest] = files.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return newest ?? {reason: `${built[0]} is not built yet: run "npm run build -- --extension".`};
}

/**
 * A file of the guide. A script manager that installs a userscript from here gets what it requires from here, too:
 * nothing is at the addresses of a release that isn't published.
 */
function contentOf(file: string, {origin}: Exchange): Buffer | string {
  if (!file.endsWith('.user.js')) return readFileSync(file);
  const lines = readFileSync(file, 'utf8').split('\n');
  const isRequired = (line: string) => line.startsWith('// @require ');
  return lines
    .map(line => (isRequired(line) ? line.replace(release.downloads, `${origin}/__standin/releases`) : line))
    .join('\n');
}

/**
 * Serves the installation guide with its pictures and downloads. On localhost, the page has the userscript in it, and
 * its links to AniList lead to the stand-in.
 */
export function answerInstallGuide(exchange: Exchange, product: string | undefined): void {
  const file = fileFor(exchange.path);
  if (typeof file !== 'string') return exchange.send(404, 'text/plain', file.reason);
  if (!existsSync(file)) return exchange.send(404, 'text/plain', 'Not Found');
  const type = types[extname(file)] ?? '';
  const uncached = {'Cache-Control': 'no-store'};
  if (extname(file) !== '.html') return exchange.send(200, type, contentOf(file, exchange), uncached);
  const script = product !== undefined && !exchange.isTls ? '<script src="/__standin/automail.user.js"></script>' : '';
  const html = readFileSync(file, 'utf8').replace('<head>', `<head>${script}`);
  exchange.send(200, type, exchange.isTls ? html : html.replaceAll('href="https://anilist.co/', 'href="/'), uncached);
}
