import {expect} from 'chai';
import fc from 'fast-check';

import {fromJson, toCsv, toJson, type ExportCell, type ExportColumn} from '#domain/export/table';

interface Person {
  name: string;
  count: ExportCell;
}

const columns: readonly ExportColumn<Person>[] = [
  {key: 'name', title: 'Name', valueOf: ({name}) => name},
  {key: 'count', title: 'Count', valueOf: ({count}) => count},
];

/** Columns of rows that are arrays of cells. */
const plain = (width: number): readonly ExportColumn<readonly ExportCell[]>[] =>
  Array.from({length: width}, (_, index) => ({
    key: `key ${index}`,
    title: `Title ${index}`,
    valueOf: row => row[index] ?? null,
  }));

const csvOf = (cell: ExportCell) => toCsv(plain(1), [[cell]], 'en').replace('\uFEFFTitle 0\r\n', '');

/** Reads CSV as RFC 4180 describes it. */
function readCsv(csv: string): string[][] {
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const lines: string[][] = [[]];
  for (const [, quoted, bare, end] of csv.matchAll(cells)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end !== ',') lines.push([]);
  }
  return lines.slice(0, -1);
}

const cell = fc.oneof(
  fc.string({unit: 'binary'}),
  fc
    .array(fc.constantFrom('"', ',', '\r', '\n', '\r\n', '=', '-', '@', "'", 'a', '😀', ' '))
    .map(each => each.join('')),
  fc.double({noNaN: true, noDefaultInfinity: true}).map(value => (Object.is(value, -0) ? 0 : value)),
  fc.constant(null),
);
const table = fc
  .integer({min: 1, max: 5})
  .chain(width => fc.tuple(fc.constant(width), fc.array(fc.array(cell, {minLength: width, maxLength: width}))));

describe('toCsv', () => {
  it('writes a byte order mark, the titles, and a line ending in CR LF for each row', () =>
    expect(
      toCsv(
        columns,
        [
          {name: 'Ann', count: 3},
          {name: 'Bob', count: null},
        ],
        'en',
      ),
    ).to.equal('\uFEFFName,Count\r\nAnn,3\r\nBob,\r\n'));

  it('writes only the titles if there are no rows', () =>
    expect(toCsv(columns, [], 'en')).to.equal('\uFEFFName,Count\r\n'));

  it('treats a title as text', () =>
    expect(toCsv([{key: 'a', title: '=1,2', valueOf: () => 1}], [], 'en')).to.equal(`\uFEFF"'=1,2"\r\n`));

  for (const [value, expected] of [
    ['plain', 'plain'],
    ['', ''],
    [' spaces ', ' spaces '],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("https://a.example","b")', `"'=HYPERLINK(""https://a.example"",""b"")"`],
    ['a=1', 'a=1'],
    ["'quoted", "'quoted"],
    ['<b>&amp;</b>', '"<b>&amp;</b>"'],
    ['進撃の巨人 😀', '進撃の巨人 😀'],
    [0, '0'],
    [-1, '-1'],
    [7.25, '7.25'],
    [1e21, '1e+21'],
    [NaN, ''],
    [Infinity, ''],
    [null, ''],
  ] as const)
    it(`writes ${JSON.stringify(value)} as ${JSON.stringify(expected)}`, () =>
      expect(csvOf(value)).to.equal(`${expected}\r\n`));

  for (const [locale, expected] of [
    ['en-GB', 'Ann;Bob,-1.5'],
    ['ja', 'Ann;Bob,-1.5'],
    ['de', 'Ann;Bob;-1,5'],
    ['pt-BR', 'Ann;Bob;-1,5'],
    ['de-CH', 'Ann;Bob,-1.5'],
    ['ar-EG', 'Ann;Bob,-1.5'],
  ] as const)
    it(`separates cells and decimals as spreadsheets in ${locale} expect`, () => {
      const csv = toCsv(columns, [{name: 'Ann;Bob', count: -1.5}], locale);
      expect(csv.split('\r\n')[1]?.replaceAll('"', '')).to.equal(expected);
    });

  it('reads back as the same cells for any values', () => {
    const asText = (value: ExportCell) =>
      typeof value === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : String(value ?? '');
    fc.assert(
      fc.property(table, ([width, rows]) => {
        const read = readCsv(toCsv(plain(width), rows, 'en').slice(1));
        expect(read.slice(1)).to.deep.equal(rows.map(row => row.map(asText)));
      }),
    );
  });

  it('never lets text start like a formula', () => {
    fc.assert(
      fc.property(fc.constantFrom(...'=+-@\t\r\n＝＋－＠'), fc.string({unit: 'binary'}), (start, rest) => {
        expect(csvOf(start + rest)).to.match(/^"?'/);
      }),
    );
  });
});

describe('toJson', () => {
  it('contains the version, the columns, the rows and any additional fields', () =>
    expect(JSON.parse(toJson(columns, [{name: 'Ann', count: 3}], {user: 'Bob', type: 'ANIME'}))).to.deep.equal({
      version: '1.00',
      user: 'Bob',
      type: 'ANIME',
      columns: [
        {key: 'name', title: 'Name'},
        {key: 'count', title: 'Count'},
      ],
      rows: [{name: 'Ann', count: 3}],
    }));

  it('writes a non-finite number as null', () =>
    expect(fromJson(toJson(columns, [{name: '', count: NaN}]))).to.deep.equal([{name: '', count: null}]));

  it('reads back as the same rows for any values', () => {
    fc.assert(
      fc.property(table, ([width, rows]) => {
        const expected = rows.map(row => Object.fromEntries(row.map((value, index) => [`key ${index}`, value])));
        expect(fromJson(toJson(plain(width), rows))).to.deep.equal(expected);
      }),
    );
  });
});

describe('fromJson', () => {
  for (const [name, json] of [
    ['an empty text', ''],
    ['what is not JSON', '{'],
    ['null', 'null'],
    ['an array', '[]'],
    ['another version', '{"version":"1.01","rows":[]}'],
    ['a table without rows', '{"version":"1.00"}'],
    ['rows that are not records', '{"version":"1.00","rows":[1]}'],
    ['a row that is an array', '{"version":"1.00","rows":[[1]]}'],
    ['a cell that is a record', '{"version":"1.00","rows":[{"a":{}}]}'],
    ['a cell that is true', '{"version":"1.00","rows":[{"a":true}]}'],
  ] as const)
    it(`returns undefined for ${name}`, () => expect(fromJson(json)).to.equal(undefined));

  it('returns no rows for a table without any', () =>
    expect(fromJson('{"version":"1.00","rows":[]}')).to.deep.equal([]));
});
