import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import {transform} from 'esbuild';

import {buildTargets} from './tools/browsers.mjs';
import {featureFolders} from './tools/catalogue.mjs';
import {dataChunks} from './tools/editions.mjs';
import {isOfR2wc, sharedRootFile} from './tools/sharedRoot.mjs';
import {singleFile} from './tools/singleFile.mjs';
import {isMessages, withKeys} from './tools/translations.mjs';

const shortReactModule = '\0short:';
const root = fileURLToPath(new URL('.', import.meta.url));
const {paths} = JSON.parse(readFileSync(resolve(root, 'tsconfig.json'), 'utf8')).compilerOptions;

/** Import aliases (`#host/…`), as tsconfig.json states them. */
const aliases = {
  name: 'aliases',
  resolveId(id, importer) {
    const [start] = id.split('/', 1);
    const [folder] = paths[`${start}/*`] ?? [];
    if (!folder) return null;
    return this.resolve(resolve(root, folder.replace('*', id.slice(start.length + 1))), importer);
  },
};

/**
 * React for our code, under short names: its modules are CommonJS, so a thousand elements would each also name the
 * object of its exports. Libraries import it unchanged.
 */
const shortReact = {
  name: 'short-react',
  resolveId: (id, importer = '') =>
    /^react(?:\/jsx-runtime)?$/.test(id) && !/\0|node_modules/.test(importer)
      ? {id: shortReactModule + id, moduleSideEffects: false}
      : null,
  load(id) {
    if (!id.startsWith(shortReactModule)) return null;
    const module = id.slice(shortReactModule.length);
    const names = Object.keys(createRequire(import.meta.url)(module)).filter(name => !name.startsWith('__'));
    return {
      code: `import * as all from '${module}';\nexport const {${names.join(', ')}} = all;`,
      map: {mappings: ''},
    };
  },
};

/** The React root that all our elements share, for the library that creates them. */
const sharedRoot = {
  name: 'shared-root',
  resolveId: (id, importer) => (id === 'react-dom/client' && isOfR2wc(importer) ? sharedRootFile : null),
};

const exported = text => ({code: `export default ${JSON.stringify(text)};`, map: {mappings: ''}});

/** A condensed sheet: it is edited in the sources, and every page scans it. */
const condensed = async css => (await transform(css, {loader: 'css', minify: true, target: buildTargets})).code.trim();

/** A text of many lines, each a statement, since a line of the readable script must not be as long as the whole text. */
const exportedLines = text => ({
  code: `const lines = [];\n${text
    .split('\n')
    .map(line => `lines.push(${JSON.stringify(line)});\n`)
    .join('')}export default lines.join('\\n');`,
  map: {mappings: ''},
});

/** Styles and prose as text. */
const texts = {
  name: 'texts',
  async transform(code, id) {
    if (id.endsWith('.css')) return exported(await condensed(code));
    return id.endsWith('.md') ? exportedLines(code) : undefined;
  },
};

/**
 * The evidence of anchors is written for readers of the source; nothing uses it in the page. Blanks in its place keep
 * source maps right.
 */
const evidence = {
  name: 'evidence',
  transform: (code, id) =>
    id.startsWith(resolve(root, 'src/host/pages'))
      ? {
          code: code.replace(/\bevidence:\s*(['"`])(?:\\.|(?!\1)[^])*\1,?/g, text => text.replace(/\S/g, ' ')),
          map: null,
        }
      : null,
};

/** Tables of texts with their keys, with which the same table in another language is found. */
const keys = {
  name: 'keys',
  transform: (code, id) => (isMessages(id) ? {code: withKeys(id, code), map: null} : null),
};

const featureTexts = '\0featureTexts';

/**
 * Chunks that the core loads by name, synchronously: every definition, the texts of all features for the settings, and
 * the API client (src/start/definitions.ts). The loader of the minified script loads `refused` (tools/fromText.js).
 */
const definitions = {
  name: 'definitions',
  resolveId: id => (id === featureTexts ? id : null),
  load(id) {
    if (id !== featureTexts) return null;
    const folders = [...featureFolders()];
    const imports = folders.map(
      ([, folder], at) => `import {text as of${at}} from '${resolve(root, folder)}/messages.ts';`,
    );
    const texts = folders.map(([name], at) => `${name}: of${at}`);
    return {code: `${imports.join('\n')}\nexport default {${texts.join(', ')}};`, map: {mappings: ''}};
  },
  buildStart() {
    // Without `implicitlyLoadedAfterOneOf`: such chunks come in the order in which their files were read, which differs
    // between builds.
    const emit = (id, name) => this.emitFile({type: 'chunk', id, name, preserveSignature: 'allow-extension'});
    for (const [id, folder] of featureFolders()) emit(resolve(root, folder, 'feature.ts'), `${id}.feature`);
    emit(featureTexts, 'featureTexts');
    emit(resolve(root, 'src/services/api/api.ts'), 'api');
    emit(resolve(root, 'src/refused.ts'), 'refused');
  },
};

const entry = 'src/main.ts';

/**
 * The core, its library code, React and the API client each have a chunk of their own. The core is separate from the
 * entry, because definitions import it and are evaluated while the entry runs. React's chunk has the name by which all
 * others call it, some 3,000 times. r2wc is part of our code's chunks, since the readable userscript requires the libraries
 * from a file of their own.
 */
const chunks = [
  ['R', /^\0(?:short:|commonjsHelpers)|node_modules\/(?:react|react-dom|scheduler)\//],
  ['shared-root', /node_modules\/@r2wc\/|src\/feature\/sharedRoot\.tsx$/],
  ['vendor-frame', /node_modules\/(?:valibot|mitt|@wry\/equality|text-field-edit)\//],
  ['vendor-parser', /node_modules\/graphql\/(?:language\/(?:parser|lexer|source)|error\/syntaxError)\.m?js/],
  ['vendor-html', /node_modules\/dompurify\//],
  ['vendor-virtual', /node_modules\/@tanstack\/(?:react-virtual|virtual-core)\//],
  ['vendor-table', /node_modules\/@tanstack\//],
  ['vendor-chart', /node_modules\/(?:d3-[a-z]+|internmap)\//],
  ['vendor-float', /node_modules\/@floating-ui\//],
  ['vendor-api', /node_modules\/(?!@r2wc\/)/],
  ...Object.entries(dataChunks),
  // Small parts that most components use: a chunk for each would name its dependencies, and be named by each user.
  [
    'ui',
    /\/src\/ui\/(?:(?:answer|link|progress|hiddenScore)\/\w+|Age|Alert|Button|Check|NumberInput|RelativeTime|Score|context|messages|downloadFile|loadOnce|use(?!FloatingLayer|CachedQuery|Task|Outside|ListNotes)[A-Z]\w+)\.tsx?$/,
  ],
];

let core;

/** Whether a module is needed to start: it is imported by `src/start.ts`, directly or not. */
function isOfCore(module, {getModuleInfo}) {
  if (!core) {
    core = new Set([resolve(root, 'src/start.ts')]);
    for (const each of core) getModuleInfo(each)?.importedIds.forEach(id => core.add(id));
  }
  return core.has(module);
}

export default {
  input: entry,
  onLog(level, log, report) {
    // React Table marks its modules for frameworks that render on a server.
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE' || !log.id?.includes('node_modules')) report(level, log);
  },
  output: {
    dir: 'build/chunks',
    format: 'amd',
    amd: {autoId: true},
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    // One level less for all of our code: a twentieth of the readable script.
    indent: false,
    sourcemap: true,
    hoistTransitiveImports: false,
    exports: 'named',
    // The loader needs neither, and the whole file is strict.
    esModule: false,
    strict: false,
    generatedCode: {preset: 'es2015', symbols: false},
    manualChunks: (id, graph) =>
      chunks.find(([, pattern]) => pattern.test(id))?.[0] ?? (isOfCore(id, graph) ? 'core' : undefined),
    onlyExplicitManualChunks: true,
  },
  plugins: [
    replace({preventAssignment: true, values: {'process.env.NODE_ENV': '"production"'}}),
    shortReact,
    sharedRoot,
    // 'es2015': rxjs as classes, without the helpers of older engines.
    nodeResolve({
      browser: true,
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      exportConditions: ['production', 'es2015'],
    }),
    commonjs(),
    aliases,
    texts,
    definitions,
    // Types are checked once for sources and tests, by `npm run typecheck`.
    typescript({tsconfig: 'tsconfig.json', compilerOptions: {sourceMap: true, noCheck: true}}),
    keys,
    evidence,
    singleFile(),
  ],
};
