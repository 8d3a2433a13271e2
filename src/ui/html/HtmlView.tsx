import {useLayoutEffect, useRef, type MouseEvent} from 'react';

import {hasFlaggedWord} from '#domain/media/safeForWork';
import {linkGuard} from '#host/dom/guardLinks';
import {goTo} from '#host/dom/navigation';
import {safeForWork} from '#services/settings/shared';
import {isPlainClick} from '../link/isPlainClick';
import {useSetting} from '../useSetting';
import {useSource} from '../useSource';
import {foldPictures} from './foldPictures';
import {sanitiseHtml} from './sanitise';

function followInside(event: MouseEvent) {
  const path = (event.target as Element).closest('a')?.getAttribute('href');
  if (!path?.startsWith('/') || event.defaultPrevented || !isPlainClick(event)) return;
  event.preventDefault();
  goTo(path);
}

/** Options for rendering other users' HTML. */
export interface HtmlOptions {
  /** Pictures become links with a button that loads them. */
  foldsPictures?: boolean;
}

/**
 * Renders other users' HTML, as the API returns it for posts: sanitised, and with links to the site going through the
 * site's router. Links are guarded as in the site's own posts. In safe-for-work mode pictures are blurred and flagged
 * texts faded, except under the pointer.
 */
export function HtmlView({html, foldsPictures = false}: HtmlOptions & {html: string}) {
  const node = useRef<HTMLDivElement>(null);
  // The same object while links are guarded, so that a change of the page alone renders nothing again.
  const guarded = useSource(linkGuard, () => linkGuard.get()?.replacement);
  const [isSafe] = useSetting(safeForWork);
  useLayoutEffect(() => {
    const nodes = sanitiseHtml(html);
    node.current?.replaceChildren(foldsPictures ? foldPictures(nodes) : nodes);
  }, [html, foldsPictures, guarded]);
  useLayoutEffect(() => {
    node.current?.classList.toggle('ui-faded', isSafe && hasFlaggedWord(node.current.textContent));
  }, [html, isSafe]);
  return <div ref={node} className={isSafe ? 'ui-html ui-safe' : 'ui-html'} onClick={followInside} />;
}
