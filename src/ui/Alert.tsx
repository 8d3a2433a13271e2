import type {HTMLAttributes} from 'react';

interface AlertProps extends HTMLAttributes<HTMLElement> {
  /** `span` within a line, `div` around several blocks. Default: `p`. */
  as?: 'p' | 'span' | 'div' | undefined;
  /** The mark in front of the text; `plain` has none. Default: `error`. */
  kind?: 'error' | 'warning' | 'info' | 'plain' | undefined;
  /** Screen readers finish their sentence before they read it. */
  polite?: boolean | undefined;
}

/** A line about a failure or a warning, which screen readers read as soon as it appears. */
export function Alert({as: Tag = 'p', kind = 'error', polite, className, ...rest}: AlertProps) {
  const classes = ['ui-note', kind !== 'plain' && `ui-note-${kind}`, className];
  return <Tag role={polite ? 'status' : 'alert'} {...rest} className={classes.filter(Boolean).join(' ')} />;
}
