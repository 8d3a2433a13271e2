// The userscript as one quick bundle, for `npm start`, `npm run dev` and the tests of one feature. It takes a second; `npm run
// build` creates the published files.
import {context, transform} from 'esbuild';
import {mkdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

import {root} from './bootstrap.mjs';
import {buildTargets} from './browsers.mjs';
import {metadata} from './metadata.mjs';
import {sharedRoot} from './sharedRoot.mjs';
import {isMessages, withKeys} from './translations.mjs';

/** The output file of `bundleQuickly`. */
export const quickProduct = join(root, 'build/quick/automail.user.js');

/**
 * The bundle is one chunk, so it requires the chunks that the built script loads by name; the first definition
 * evaluates all.
 */
const definitions = {
  name: 'definitions',
  setup({onLoad}) {
    onLoad({filter: /\/src\/start\/definitions\.ts$/}, () => ({
      contents: `
        export const readCatalogue = () => require('./catalogue.generated').catalogue;
        export const definitionOf = id => readCatalogue().find(feature => feature.id === id);
        export const readApi = () => require('./services/api/api');
      `,
      resolveDir: join(root, 'src'),
    }));
  },
};

/** Tables of texts with their keys, as in the built script. */
const keys = {
  name: 'keys',
  setup({onLoad}) {
    onLoad({filter: /essages\.ts$/}, async ({path}) => {
      if (!isMessages(path)) return undefined;
      const {code} = await transform(await readFile(path, 'utf8'), {
        loader: 'ts',
        sourcefile: path,
        sourcemap: 'inline',
      });
      return {contents: withKeys(path, code), loader: 'js'};
    });
  },
};

/**
 * Returns a bundler of the userscript to `outfile`; `forStandIn` creates a script for the stand-in's own address.
 * `banner` and `footer` are texts at its beginning and end.
 */
export function quickBundler({outfile, forStandIn = false, banner = '', footer = ''}) {
  return context({
    entryPoints: [join(root, 'src/main.ts')],
    outfile,
    absWorkingDir: root,
    bundle: true,
    format: 'iife',
    target: buildTargets,
    jsx: 'automatic',
    sourcemap: 'inline',
    conditions: ['production'],
    define: {'process.env.NODE_ENV': '"production"', ...(forStandIn && {__STANDIN__: 'true'})},
    loader: {'.css': 'text', '.md': 'text'},
    banner: {js: banner},
    footer: {js: footer},
    plugins: [definitions, keys, sharedRoot],
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  });
}

/** Writes `quickProduct`, with the metadata for script managers; returns whether that worked. esbuild prints the errors. */
export async function bundleQuickly() {
  mkdirSync(join(root, 'build/quick'), {recursive: true});
  const bundler = await quickBundler({outfile: quickProduct, banner: await metadata()});
  try {
    await bundler.rebuild();
    return true;
  } catch {
    return false;
  } finally {
    await bundler.dispose();
  }
}
