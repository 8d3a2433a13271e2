import {formatFraction} from '#domain/list/fraction';

/** A number to 3 decimals, with a symbol for halves, thirds and the like; the plain number is in the tooltip. */
export const Fraction = ({value}: {value: number}) => <span title={String(value)}>{formatFraction(value)}</span>;
