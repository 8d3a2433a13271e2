import {fileURLToPath} from 'node:url';
import vue from '@vitejs/plugin-vue2';

const root = fileURLToPath(new URL('.', import.meta.url));
const groups = ['guard', 'forum', 'lists', 'settings', 'staff', 'stats', 'submissions'];

/**
 * Returns the chunk of a module: libraries, the guard, the route groups that the real site prefetches, or main for
 * modules that pages share. Rollup decides about all other pages.
 */
const chunkOf = id => {
  if (id.startsWith('\0') || id.includes('/node_modules/') || id === `${root}quietVue.ts`) return 'chunk-vendors';
  if (id.startsWith(`${root}guard/`) || id === `${root}standIn.ts`) return 'guard';
  if (!id.startsWith(`${root}pages/`)) return 'main';
  return groups.find(name => id.startsWith(`${root}pages/${name}/`));
};

const assetName = ({names}) => {
  const name = names[0] ?? '';
  if (name.endsWith('.css')) return 'css/[name].[hash:8].css';
  return /\.(woff2?|ttf)$/.test(name) ? 'fonts/[name].[hash:8][extname]' : 'img/[name].[hash:8][extname]';
};

/**
 * Vite's configuration. Uses Vue's development build, which prints the host's own warnings, and file names like those
 * of the real site.
 */
export const hostConfig = outDir => ({
  root,
  configFile: false,
  logLevel: 'warn',
  mode: 'development',
  plugins: [vue()],
  define: {'process.env.NODE_ENV': '"development"'},
  resolve: {alias: [{find: /^vue$/, replacement: 'vue/dist/vue.runtime.esm.js'}]},
  build: {
    outDir,
    emptyOutDir: true,
    minify: false,
    cssMinify: false,
    assetsInlineLimit: 0,
    modulePreload: {polyfill: false},
    target: 'es2022',
    manifest: 'manifest.json',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    commonjsOptions: {include: [/node_modules/], transformMixedEsModules: true},
    rollupOptions: {
      input: {main: `${root}main.ts`},
      output: {
        entryFileNames: 'js/[name].[hash:8].js',
        chunkFileNames: 'js/[name].[hash:8].js',
        assetFileNames: assetName,
        manualChunks: chunkOf,
      },
    },
  },
});
