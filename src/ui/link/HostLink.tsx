import type {AnchorHTMLAttributes, MouseEvent, ReactNode} from 'react';

import {goTo} from '#host/dom/navigation';
import {isPlain} from './isPlain';

interface HostLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /**
   * Path on the site, including the query. `undefined` means that the link leads nowhere at the moment but keeps the
   * focus.
   */
  to: string | undefined;
  children: ReactNode;
}

/** A link to a page of the site. A plain click changes the view without reloading the page. */
export function HostLink({to, children, onClick, ...rest}: HostLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (to === undefined || event.defaultPrevented || !isPlain(event) || (rest.target && rest.target !== '_self'))
      return;
    event.preventDefault();
    goTo(to);
  };
  const nowhere = to === undefined ? {role: 'link', tabIndex: 0, 'aria-disabled': true} : {};
  return (
    <a {...rest} {...nowhere} href={to} onClick={follow}>
      {children}
    </a>
  );
}
