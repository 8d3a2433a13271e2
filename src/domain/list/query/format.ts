import {choiceWord} from './choices';
import {fields, keywordOf, orderKey} from './fields';
import {dateText, numberText} from './operands';
import type {Operand, Query, QueryTerm, QueryValue} from './query';
import {quote} from './syntax';
import {isNone} from './values';

const operandText = (operand: Operand) => (typeof operand === 'number' ? numberText(operand) : dateText(operand));
/** `none` in quotation marks is a text like others. */
const literal = (text: string) => (isNone(text) ? `"${text}"` : quote(text));

function valueText(value: QueryValue, {field}: QueryTerm): string {
  if (value.kind === 'none') return 'none';
  if (value.kind === 'is') return value.is ? 'yes' : 'no';
  if (value.kind === 'between') return `${operandText(value.from)}..${operandText(value.to)}`;
  if (value.kind === 'rated') {
    const operator = value.operator === ':' ? '=' : value.operator;
    return `${literal(value.text)}${operator}${numberText(value.rating)}`;
  }
  if (value.kind === 'text') return fields[field].kind === 'choice' ? choiceWord(value.text) : literal(value.text);
  const operand = operandText(value.operand);
  if (value.operator === '>=') return `${operand}..`;
  return value.operator === '<=' ? `..${operand}` : operand;
}

function termText(term: QueryTerm): string {
  const {field, isExcluded, values} = term;
  const [first] = values;
  const sign = isExcluded ? '-' : '';
  // Words and phrases in titles need no keyword.
  if (field === 'title' && first?.kind === 'text' && values.length === 1) return sign + quote(first.text);
  if (first?.kind === 'compared' && values.length === 1)
    return `${sign}${keywordOf(field)}${first.operator}${operandText(first.operand)}`;
  return `${sign}${keywordOf(field)}:${values.map(value => valueText(value, term)).join(',')}`;
}

/**
 * A query as text, with English keywords, so that it means the same in every language. Parsing it returns the same terms
 * and order.
 */
export function formatQuery({terms, order}: Pick<Query, 'terms' | 'order'>): string {
  const keys = order.map(({field, isReversed}) => (isReversed ? '-' : '') + keywordOf(field));
  return [...terms.map(termText), ...(keys.length ? [`${orderKey}:${keys.join(',')}`] : [])].join(' ');
}
