import type {AnchorHTMLAttributes, KeyboardEvent, MouseEvent, ReactNode} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import {goTo} from '#host/dom/navigation';
import {isPlainClick} from './isPlainClick';

interface HostLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path on the site, including the query. `undefined`: the link currently leads nowhere, but keeps the focus. */
  to: string | undefined;
  /** The path is not known yet: the link is not disabled, and a click or Enter only calls `onClick`. */
  isPending?: boolean;
  children: ReactNode;
}

/** Links without an address aren't clicked by Enter. */
const clickOnEnter = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (pressedKey(event) === 'Enter') event.currentTarget.click();
};

/** A link to a page of the site. A plain click changes the view without reloading the page. */
export function HostLink({to, isPending = false, children, onClick, ...rest}: HostLinkProps) {
  const onLinkClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (to === undefined || event.defaultPrevented || !isPlainClick(event) || (rest.target && rest.target !== '_self'))
      return;
    event.preventDefault();
    goTo(to);
  };
  const stateProps = isPending ? {onKeyDown: clickOnEnter} : {'aria-disabled': true};
  const withoutAddress = to === undefined ? {role: 'link', tabIndex: 0, ...stateProps} : {};
  return (
    <a {...rest} {...withoutAddress} href={to} onClick={onLinkClick}>
      {children}
    </a>
  );
}
