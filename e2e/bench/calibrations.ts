import {buildSync} from 'esbuild';
import {fileURLToPath} from 'node:url';

import type {Subject} from './subjects';

const resolveDir = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles a script whose imports are relative to the root of the project, for the stand-in. */
export const bundle = (contents: string) =>
  buildSync({
    stdin: {contents, resolveDir, loader: 'tsx'},
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"', __STANDIN__: 'true'},
  }).outputFiles[0]?.text ?? '';

/** The production build of react-dom alone; not minified, like our script. */
export const reactDom: Subject = {
  name: 'react-dom',
  code: bundle("import {createRoot} from 'react-dom/client'; globalThis.benchReactDom = createRoot;"),
};

/** Defines a function that mounts `count` bare React roots of four nodes each. */
export const bareRoots: Subject = {
  name: 'bare-roots',
  code: bundle(`
    import {createRoot} from 'react-dom/client';
    const Card = ({n}) => <div><span>{n}</span><b>{n}</b><button type="button">{n}</button></div>;
    globalThis.benchMount = count => {
      for (let n = 0; n < count; n += 1) {
        const host = document.createElement('bench-root');
        document.body.append(host);
        createRoot(host.attachShadow({mode: 'open'})).render(<Card n={n} />);
      }
    };`),
};

/** An element with its name, attributes and children, or a text. */
export type Markup = string | readonly [name: string, attributes: Readonly<Record<string, string>>, ...Markup[]];

/**
 * Defines a function that renders markup, given as JSON, in a new React root with a component for each element. It
 * resolves once the elements are there.
 */
export const reactMarkup: Subject = {
  name: 'react-markup',
  code: bundle(`
    import {createElement} from 'react';
    import {createRoot} from 'react-dom/client';
    const Node = ({of: [name, {class: className, style, ...attributes}, ...children]}) =>
      createElement(
        name,
        {className, ...attributes},
        ...children.map(each => (typeof each === 'string' ? each : <Node of={each} />)),
      );
    globalThis.benchRender = json => {
      const host = document.createElement('bench-root');
      document.body.append(host);
      const shadow = host.attachShadow({mode: 'open'});
      const isThere = new Promise(resolve => new MutationObserver(() => resolve()).observe(shadow, {childList: true}));
      createRoot(shadow).render(<Node of={JSON.parse(json)} />);
      return isThere;
    };`),
};

/** An observer that does nothing. */
export const emptyObserver: Subject = {
  name: 'empty-observer',
  code: 'new MutationObserver(() => {}).observe(document, {childList: true, subtree: true});',
};
