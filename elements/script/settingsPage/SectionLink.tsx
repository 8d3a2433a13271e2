import {use, type ReactNode} from 'react';

import {JumpContext} from './jump';
import {fragmentOfSection, type SectionName} from './sections';

interface SectionLinkProps {
  name: SectionName;
  className?: string;
  children: ReactNode;
}

/** A link to a section of the settings. */
export function SectionLink({name, className, children}: SectionLinkProps) {
  const {jump} = use(JumpContext);
  return (
    <a
      href={fragmentOfSection(name)}
      className={className}
      onClick={event => {
        event.preventDefault();
        jump(name);
      }}
    >
      {children}
    </a>
  );
}
