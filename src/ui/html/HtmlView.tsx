import {useLayoutEffect, useRef, type MouseEvent} from 'react';

import {goTo} from '#host/dom/navigation';
import {isPlainClick} from '../link/isPlainClick';
import {foldPictures} from './foldPictures';
import {sanitiseHtml} from './sanitise';

function followInside(event: MouseEvent) {
  const path = (event.target as Element).closest('a')?.getAttribute('href');
  if (!path?.startsWith('/') || event.defaultPrevented || !isPlainClick(event)) return;
  event.preventDefault();
  goTo(path);
}

/** How the HTML of other people is rendered. */
export interface HtmlOptions {
  /** Pictures become links with a button that loads them. */
  foldsPictures?: boolean;
}

/**
 * Renders other people's HTML, as the API returns it for posts: sanitised, and with links to the site going through the
 * site's router.
 */
export function HtmlView({html, foldsPictures = false}: HtmlOptions & {html: string}) {
  const node = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const nodes = sanitiseHtml(html);
    node.current?.replaceChildren(foldsPictures ? foldPictures(nodes) : nodes);
  }, [html, foldsPictures]);
  return <div ref={node} className="ui-html" onClick={followInside} />;
}
