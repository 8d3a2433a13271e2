import {foldName} from '../query/fold';
import {keywordOf, keywords, orderKey, ownWords} from '../query/fields';
import type {OrderKey} from '../query/query';
import {splitTerms} from '../query/syntax';

/** The text of a query without its order; everything else is left as it is typed. */
export function withoutOrder(query: string): string {
  const words = keywords();
  const orders = splitTerms(query).filter(({field}) => field && words.get(foldName(field.word)) === orderKey);
  return orders.reduceRight((text, {start, end}) => {
    const [before, after] = [text.slice(0, start), text.slice(end).trimStart()];
    return after ? before + after : before.trimEnd();
  }, query);
}

const isUnclosed = (query: string) => splitTerms(query).some(({values}) => values.some(value => value.isUnclosed));

/** The text of a query with this order instead of its own; without one if it is empty. */
export function withOrder(query: string, order: readonly OrderKey[]): string {
  const rest = withoutOrder(query);
  if (!order.length) return rest;
  const values = order.map(({field, isReversed}) => (isReversed ? '-' : '') + (ownWords(field)[0] ?? keywordOf(field)));
  const term = `${ownWords(orderKey)[0] ?? orderKey}:${values.join(',')}`;
  // A missing quotation mark would make the order a part of the last text.
  if (isUnclosed(rest)) return `${term} ${rest}`;
  return rest.trim() ? `${rest}${/\s$/.test(rest) ? '' : ' '}${term}` : term;
}
