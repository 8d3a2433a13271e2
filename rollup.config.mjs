import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import ts from 'typescript';

import {singleFile} from './tools/singleFile.mjs';

const exported = text => ({code: `export default ${JSON.stringify(text)};`, map: {mappings: ''}});

/** Styles and prose as text. */
const texts = {
  name: 'texts',
  transform: (code, id) => (/\.(?:css|md)$/.test(id) ? exported(code) : undefined),
};

/** Pictures as base64, since the userscript is one file. */
const pictures = {
  name: 'pictures',
  load: id => (id.endsWith('.webp') ? exported(readFileSync(id, 'base64')) : undefined),
};

const {config} = ts.readConfigFile(fileURLToPath(new URL('tsconfig.json', import.meta.url)), ts.sys.readFile);
const {options: compilerOptions} = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');

/** Takes the types away, file by file. Nothing is checked here: `npm run typecheck` does that once for sources and tests. */
const typescript = {
  name: 'typescript',
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return undefined;
    const {outputText, sourceMapText} = ts.transpileModule(code, {
      fileName: id,
      compilerOptions: {...compilerOptions, sourceMap: true},
      reportDiagnostics: false,
    });
    return {code: outputText.replace(/^\/\/# sourceMappingURL=.*$/m, ''), map: sourceMapText};
  },
};

/** What the frame needs at once, React and the API client each have a chunk of their own. */
const vendors = [
  ['vendor-react', /node_modules\/(?:react|react-dom|scheduler|@r2wc)\//],
  ['vendor-frame', /node_modules\/(?:valibot|mitt)\//],
  ['vendor-parser', /node_modules\/graphql\/(?:language\/(?:parser|lexer|source)|error\/syntaxError)\.m?js/],
  ['vendor-html', /node_modules\/(?:dompurify|marked)\//],
  ['vendor-table', /node_modules\/@tanstack\//],
  ['vendor-float', /node_modules\/@floating-ui\//],
  ['vendor-api', /node_modules\//],
];

export default {
  input: 'src/main.ts',
  output: {
    dir: 'build/chunks',
    format: 'amd',
    amd: {autoId: true},
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    sourcemap: true,
    hoistTransitiveImports: false,
    manualChunks: id => vendors.find(([, pattern]) => pattern.test(id))?.[0],
  },
  plugins: [
    replace({preventAssignment: true, values: {'process.env.NODE_ENV': '"production"'}}),
    nodeResolve({browser: true, extensions: ['.tsx', '.ts', '.mjs', '.js'], exportConditions: ['production']}),
    commonjs(),
    texts,
    pictures,
    typescript,
    singleFile(),
  ],
};
