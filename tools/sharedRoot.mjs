// Gives @r2wc/react-to-web-component, and nothing else, our own `createRoot`: all elements of a page share one React root.
import {join} from 'node:path';

import {root} from './root.mjs';

/** The module that stands in for `react-dom/client`. */
export const sharedRootFile = join(root, 'src/feature/sharedRoot.tsx');

/** Whether a file belongs to the library that creates our elements. */
export const isOfR2wc = (file = '') => /[\\/]@r2wc[\\/]react-to-web-component[\\/]/.test(file);

/** The same for bundles of esbuild. */
export const sharedRoot = {
  name: 'shared-root',
  setup({onResolve}) {
    onResolve({filter: /^react-dom\/client$/}, ({importer}) =>
      isOfR2wc(importer) ? {path: sharedRootFile} : undefined,
    );
  },
};
