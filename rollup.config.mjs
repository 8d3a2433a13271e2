import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';

import {singleFile} from './test/tools/singleFile.mjs';

const textCss = {
  name: 'css-text',
  transform: (code, id) =>
    id.endsWith('.css') ? {code: `export default ${JSON.stringify(code)};`, map: {mappings: ''}} : undefined,
};

/** What the frame needs at once, React and the API client each have a chunk of their own. */
const vendors = [
  ['vendor-react', /node_modules\/(?:react|react-dom|scheduler|@r2wc)\//],
  ['vendor-frame', /node_modules\/(?:valibot|mitt)\//],
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
    textCss,
    typescript({tsconfig: 'tsconfig.json', noEmitOnError: true, compilerOptions: {sourceMap: true}}),
    singleFile(),
  ],
};
