import {expect} from 'chai';
import fc from 'fast-check';

import {fieldKeys} from '#domain/list/query/fields';
import {isSortable, parseQuery} from '#domain/list/query/parse';
import type {OrderKey, Query} from '#domain/list/query/query';
import {withOrder} from '#domain/list/table/withOrder';
import {hostileTexts} from '../query/entries';
import {anyQuery} from '../query/naive';

const up = (field: OrderKey['field']): OrderKey => ({field, isReversed: false});
const down = (field: OrderKey['field']): OrderKey => ({field, isReversed: true});

/** Each row: a query, an order, and the query with the order. */
const table: readonly (readonly [string, readonly OrderKey[], string])[] = [
  ['', [up('score')], 'order:score'],
  ['', [], ''],
  ['fate', [down('year')], 'fate order:-year'],
  ['fate ', [down('year')], 'fate order:-year'],
  ['order:score fate', [up('year')], 'fate order:year'],
  ['fate order:score  status:completed', [up('year')], 'fate status:completed order:year'],
  ['fate order:score', [], 'fate'],
  ['order:score', [], ''],
  ['sort:score fate ORDER:-year', [up('title'), down('volumesRead')], 'fate order:title,-volumes-read'],
  ['fate -order:score', [up('score')], 'fate order:score'],
  ['fate order:nonsense', [up('score')], 'fate order:score'],
  ['"order:score"', [up('year')], '"order:score" order:year'],
  ['fate  "zero', [up('year')], 'order:year fate  "zero'],
  ['order:year fate  "zero', [], 'fate  "zero'],
];

const termsOf = ({terms}: Query) => terms.map(({field, isExcluded, values}) => ({field, isExcluded, values}));

describe('withOrder', () => {
  for (const [query, order, wanted] of table)
    it(`turns ${JSON.stringify(query)} into ${JSON.stringify(wanted)}`, () => {
      expect(withOrder(query, order)).to.equal(wanted);
    });

  it('sets the order and leaves the terms of any query', () => {
    const field = fc.constantFrom(...fieldKeys.filter(isSortable));
    const anyOrder = fc.array(fc.record({field, isReversed: fc.boolean()}), {maxLength: 3});
    const part = fc.oneof(
      anyQuery.map(({text}) => text),
      fc.constantFrom('order:score', '-sort:year', 'order:', 'order:"x y"', '  ', ...hostileTexts),
    );
    fc.assert(
      fc.property(fc.array(part, {maxLength: 4}), anyOrder, anyOrder, (parts, order, other) => {
        // An open quotation mark would take in an order behind it.
        const text = parts.filter(each => !each.includes('"') || parts.indexOf(each) === parts.length - 1).join(' ');
        const ordered = withOrder(withOrder(text, other), order);
        const parsed = parseQuery(ordered);
        expect(parsed.order, ordered).to.deep.equal(order);
        expect(termsOf(parsed), ordered).to.deep.equal(termsOf(parseQuery(text)));
      }),
      {numRuns: 500},
    );
  });
});
