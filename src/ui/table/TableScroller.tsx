import {
  useState,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
} from 'react';

interface ScrollerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'style'> {
  /** Accessible name of the table. */
  label: string;
  /** Number of rows with those of the head and foot, if not all are in the page. */
  rowCount: number | undefined;
  /** Whether other rows are being created. */
  isBusy?: boolean;
  /** Styles of the table. */
  style?: CSSProperties;
  /** Attributes and handlers of the table. */
  table?: ComponentPropsWithRef<'table'>;
  /** Renders the content of the table. The scroller is `null` until it is in the page. */
  children: (scroller: HTMLElement | null) => ReactNode;
}

/** A table in a scroller that can be reached by keyboard. */
export function TableScroller({label, rowCount, isBusy, style, table, children, ...rest}: ScrollerProps) {
  // State instead of a ref, because the rows are rendered before a ref to the scroller would be set.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <div ref={setScroller} tabIndex={0} role="group" aria-label={label} {...rest}>
      <table {...table} aria-label={label} aria-rowcount={rowCount} aria-busy={isBusy} style={style}>
        {children(scroller)}
      </table>
    </div>
  );
}
