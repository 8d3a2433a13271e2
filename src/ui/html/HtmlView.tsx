import {useLayoutEffect, useRef, type MouseEvent} from 'react';

import {goTo} from '#host/dom/navigation';
import {isPlainClick} from '../link/isPlainClick';
import {sanitiseHtml} from './sanitise';

function followInside(event: MouseEvent) {
  const path = (event.target as Element).closest('a')?.getAttribute('href');
  if (!path?.startsWith('/') || event.defaultPrevented || !isPlainClick(event)) return;
  event.preventDefault();
  goTo(path);
}

/**
 * Renders other people's HTML, as the API returns it for posts: sanitised, and with links to the site going through the
 * site's router.
 */
export function HtmlView({html}: {html: string}) {
  const node = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => node.current?.replaceChildren(sanitiseHtml(html)), [html]);
  return <div ref={node} className="ui-html" onClick={followInside} />;
}
