import {useLayoutEffect} from 'react';

import {sheet} from '#host/dom/sheets';
import {useElementContext} from './context';

/**
 * Adds CSS to the shadow root around a component, for lazy components inside others. The text is parsed once for all
 * shadow roots.
 */
export function useSheet(css: string) {
  const {element} = useElementContext();
  useLayoutEffect(() => {
    const root = element.shadowRoot;
    const own = sheet(css);
    if (root && !root.adoptedStyleSheets.includes(own)) root.adoptedStyleSheets.push(own);
  }, [css, element]);
}
