import {readFile, rm, writeFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'vite';
import {hostConfig} from './vite.config.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const prefetched = ['forum', 'lists', 'settings', 'staff', 'stats', 'submissions'];

const cssOf = chunk => (chunk?.css ?? []).map(file => `/${file}`);

/** The tags that load the built files, in the same order as in the real document. */
const links = manifest => {
  const chunks = Object.values(manifest);
  const named = name => chunks.find(chunk => chunk.name === name);
  const main = chunks.find(chunk => chunk.isEntry);
  const vendors = named('chunk-vendors');
  const routes = prefetched.map(named).filter(Boolean);
  const sheets = [...cssOf(vendors), ...cssOf(main)];
  const scripts = [vendors, main].map(chunk => `/${chunk.file}`);
  return {
    head: [
      ...routes.flatMap(cssOf).map(href => `<link href="${href}" rel="prefetch">`),
      ...routes.map(chunk => `<link href="/${chunk.file}" rel="prefetch">`),
      ...sheets.map(href => `<link href="${href}" rel="preload" as="style">`),
      ...scripts.map(href => `<link href="${href}" rel="modulepreload">`),
      ...sheets.map(href => `<link href="${href}" rel="stylesheet">`),
    ].join(''),
    body: scripts.map(src => `<script type="module" src="${src}"></script>`).join(''),
  };
};

/**
 * Builds the stand-in site into `outDir`, by default build/standin/site.
 * @returns the folder that was written
 */
export async function buildHost(outDir = resolve(here, '../../../build/standin/site')) {
  await build(hostConfig(outDir));
  const manifestFile = join(outDir, 'manifest.json');
  const {head, body} = links(JSON.parse(await readFile(manifestFile, 'utf8')));
  const template = await readFile(join(here, 'index.html'), 'utf8');
  await writeFile(join(outDir, 'index.html'), template.replace('<!--head-->', head).replace('<!--body-->', body));
  // The site serves its web manifest at /manifest.json, so replace Vite's build manifest of the same name.
  await rm(manifestFile);
  const webManifest = {name: 'AniList', short_name: 'AniList', start_url: '/', display: 'standalone', icons: []};
  await writeFile(manifestFile, JSON.stringify(webManifest));
  return outDir;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const start = Date.now();
  await buildHost();
  console.log(`host built in ${Date.now() - start} ms`);
}
