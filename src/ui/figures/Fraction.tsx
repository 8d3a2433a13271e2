import {fractionText} from '#domain/list/fraction';

/** A number to 3 decimals, its fraction as a symbol where there is one (spec 2, section 9); the plain number is its title. */
export const Fraction = ({value}: {value: number}) => <span title={String(value)}>{fractionText(value)}</span>;
