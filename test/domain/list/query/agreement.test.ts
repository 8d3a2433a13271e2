import {expect} from 'chai';
import fc from 'fast-check';

import type {ListEntry} from '#services/lists/ownList';
import {compareBy} from '#domain/list/query/compareBy';
import {compileQuery} from '#domain/list/query/compile';
import type {QueryEntry} from '#domain/list/query/entry';
import {formatQuery} from '#domain/list/query/format';
import {parseQuery} from '#domain/list/query/parse';
import {anyEntry, indexed, today} from './entries';
import {anyQuery} from './naive';

const meaning = ({terms, order}: ReturnType<typeof parseQuery>) => ({
  terms: terms.map(({field, isExcluded, values}) => ({field, isExcluded, values})),
  order,
});

describe('queries', () => {
  it('find the same entries as a naive filter, for 1,000 generated queries', () => {
    let found = 0;
    fc.assert(
      fc.property(anyQuery, fc.array(anyEntry, {minLength: 1, maxLength: 20}), ({text, matches}, entries) => {
        const query = parseQuery(text);
        expect(
          query.problems.filter(({severity}) => severity === 'error'),
          text,
        ).to.deep.equal([]);
        const {rows} = indexed(entries);
        const shown = rows.filter(compileQuery(query, {today})).map(({entry}) => entry);
        expect(shown, text).to.deep.equal(entries.filter(matches));
        found += Number(shown.length > 0 && shown.length < entries.length);
      }),
      {numRuns: 1000},
    );
    // Most lists are neither found whole nor left out whole.
    expect(found).to.be.greaterThan(200);
  });

  it('mean the same after they are formatted', () => {
    fc.assert(
      fc.property(anyQuery, ({text}) => {
        const query = parseQuery(`${text} order:-score,title`);
        expect(meaning(parseQuery(formatQuery(query)))).to.deep.equal(meaning(query));
      }),
      {numRuns: 500},
    );
  });

  it('sort like a naive comparison of each key, with missing values last', () => {
    const read: Readonly<Record<string, (entry: QueryEntry) => number | undefined>> = {
      score: ({score}) => score || undefined,
      year: ({media}) => media.year,
      private: entry => Number(entry.private),
      updated: ({updatedAt}) => updatedAt,
      chapters: ({media}) => media.chapters || undefined,
    };
    const key = fc.record({word: fc.constantFrom(...Object.keys(read)), sign: fc.constantFrom('', '-')});
    const keys = fc.array(key, {minLength: 1, maxLength: 3});
    fc.assert(
      fc.property(keys, fc.array(anyEntry, {maxLength: 20}), (order, entries) => {
        const text = `order:${order.map(({word, sign}) => sign + word).join(',')}`;
        // From the last key to the first, with those that have a value before the others.
        const expected = order.reduceRight<readonly QueryEntry[]>((before, {word, sign}) => {
          const valueOf = read[word] ?? (() => undefined);
          const known = before.filter(entry => valueOf(entry) !== undefined);
          const up = (one: QueryEntry, other: QueryEntry) => Number(valueOf(one)) - Number(valueOf(other));
          const sorted = known.toSorted((one, other) => (sign ? up(other, one) : up(one, other)));
          return [...sorted, ...before.filter(entry => valueOf(entry) === undefined)];
        }, entries);
        const sorted = indexed(entries).rows.toSorted(compareBy(parseQuery(text).order));
        expect(
          sorted.map(({entry}) => entry),
          text,
        ).to.deep.equal(expected);
      }),
      {numRuns: 300},
    );
  });

  it('take entries of stored lists', () => {
    const fits = (entry: ListEntry): QueryEntry => entry;
    expect(fits).to.be.a('function');
  });
});
