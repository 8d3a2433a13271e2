import {useLayoutEffect} from 'react';

import {sheet} from '#host/dom/sheets';
import {useSurroundings} from './context';

/** Adds style text to the shadow root around a component, for rooms within rooms: the text is parsed once for all. */
export function useSheet(css: string) {
  const {element} = useSurroundings();
  useLayoutEffect(() => {
    const root = element.shadowRoot;
    const own = sheet(css);
    if (root && !root.adoptedStyleSheets.includes(own)) root.adoptedStyleSheets.push(own);
  }, [css, element]);
}
