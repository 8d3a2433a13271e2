import type {ComponentPropsWithRef, MouseEvent} from 'react';

type Variant = 'primary' | 'danger' | 'plain' | 'quiet' | 'overlay';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * `plain` looks like a link, `quiet` has no frame, `overlay` is for buttons on images. Default: the ordinary button.
   */
  variant?: Variant | undefined;
  /** A size smaller, for use within text and rows. */
  small?: boolean | undefined;
  /** A square with one icon. An icon has no accessible name: the button needs an `aria-label` or hidden text. */
  icon?: boolean | undefined;
  /** State of a toggle button. */
  pressed?: boolean | undefined;
  /** Its action is still running: clicks are ignored, focus is kept. */
  busy?: boolean | undefined;
  /** Clicks are currently ignored, but focus is kept, which a disabled button would lose. */
  inactive?: boolean | undefined;
}

/** Keeps a submit button from submitting its form. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** A button in one of the looks of styles/controls.css; it submits a form only if its type says so. */
export function Button({variant, small, icon, pressed, busy, inactive, className, onClick, ...rest}: ButtonProps) {
  const isOff = busy === true || inactive === true;
  const classes = [
    'ui-button',
    variant && `ui-button-${variant}`,
    small && 'ui-button-small',
    icon && 'ui-button-icon',
    className,
  ];
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      {...rest}
      className={classes.filter(Boolean).join(' ')}
      onClick={isOff ? ignore : onClick}
    />
  );
}
