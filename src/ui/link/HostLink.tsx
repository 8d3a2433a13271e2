import type {AnchorHTMLAttributes, MouseEvent, ReactNode} from 'react';

import {goTo} from '#host/dom/navigation';
import {isPlainClick} from './isPlainClick';

interface HostLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path on the site, including the query. `undefined`: the link currently leads nowhere, but keeps the focus. */
  to: string | undefined;
  children: ReactNode;
}

/** A link to a page of the site. A plain click changes the view without reloading the page. */
export function HostLink({to, children, onClick, ...rest}: HostLinkProps) {
  const onLinkClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (to === undefined || event.defaultPrevented || !isPlainClick(event) || (rest.target && rest.target !== '_self'))
      return;
    event.preventDefault();
    goTo(to);
  };
  const disabledProps = to === undefined ? {role: 'link', tabIndex: 0, 'aria-disabled': true} : {};
  return (
    <a {...rest} {...disabledProps} href={to} onClick={onLinkClick}>
      {children}
    </a>
  );
}
