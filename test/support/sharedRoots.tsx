import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';

import type {SharedRoot} from '#feature/sharedRoot';

type Create = NonNullable<ConstructorParameters<typeof SharedRoot>[0]>;

/** React's root with all its content in StrictMode. */
const createStrictRoot: Create = (container, options) => {
  const root = createRoot(container, options);
  return {render: node => root.render(<StrictMode>{node}</StrictMode>), unmount: () => root.unmount()};
};

/** Both ways in which the rows of a shared root are tested. */
export const modes: readonly (readonly [name: string, create: Create])[] = [
  ['in the page', createRoot],
  ['under StrictMode', createStrictRoot],
];

/** A container in the page, with a row of the root. */
export function createRow(root: SharedRoot, stage: HTMLElement) {
  const host = document.createElement('div');
  stage.append(host);
  const shadow = host.attachShadow({mode: 'open'});
  return {host, shadow, ...root.createRoot(shadow)};
}
