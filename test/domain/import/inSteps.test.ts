import {expect} from 'chai';
import fc from 'fast-check';

import {decodeFile} from '#domain/import/decodeFile';
import {parseJson} from '#domain/import/json';
import {readMalList} from '#domain/import/malList';
import {readOtherSiteList} from '#domain/import/otherSiteList';
import {readOwnList} from '#domain/import/ownList';
import {readXmlRows} from '#domain/import/xml';
import type {Steps} from '#domain/value/steps';
import {finish} from '../../support/steps';

const rowCount = 2000;
const list = <T>(count: number, make: (index: number) => T) => Array.from({length: count}, (_, index) => make(index));

/** Runs a computation with `JSON.parse` watched: the number of its steps, and the texts that each of them parsed. */
function watchSteps<T>(steps: Steps<T>): {result: T; parsed: readonly (readonly string[])[]} {
  const {parse} = JSON;
  const parsed: string[][] = [[]];
  JSON.parse = (text: string, ...rest) => {
    // The names of fields are parsed to find the rows.
    if (!text.startsWith('"')) parsed.at(-1)?.push(text);
    return parse(text, ...rest) as unknown;
  };
  try {
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return {result: step.value, parsed};
      parsed.push([]);
    }
  } finally {
    JSON.parse = parse;
  }
}

/** Number of steps of a computation. */
const stepCount = (steps: Steps<unknown>) => watchSteps(steps).parsed.length;

const ownFile = (space?: number) =>
  JSON.stringify(
    {
      ...{version: '1.01', type: 'ANIME'},
      lists: [
        {entries: list(rowCount, index => ({mediaId: index + 1, notes: '],[ "entries": [', customLists: {A: true}}))},
      ],
    },
    undefined,
    space,
  );
const otherFile = JSON.stringify({
  export: {type: 'anime'},
  entries: list(rowCount, index => ({name: `Title ${index}`, status: 'watched', eps: 1})),
});
const malRow = (index: number) =>
  `<anime><series_animedb_id>${index + 1}</series_animedb_id><series_title><![CDATA[</anime> ${'x'.repeat(index % 97)}]]></series_title><!-- ${'y'.repeat(index % 31)} --><my_score>${(index % 10) + 1}</my_score></anime>`;
const malSource = `<myanimelist>${list(rowCount, malRow).join('\n')}</myanimelist>`;

describe('reading files in steps', () => {
  for (const [name, source, read] of [
    ['own', ownFile(), readOwnList],
    ['own, indented', ownFile(2), readOwnList],
    ['otherSite', otherFile, readOtherSiteList],
  ] as const)
    it(`parses one row and reads one row per step: ${name}`, () => {
      const {result, parsed} = watchSteps(read(source, 'ANIME'));
      expect('list' in result && result.list.entries.length).to.equal(rowCount);
      const texts = parsed.flat();
      expect(texts).to.have.length(rowCount + 1);
      expect(texts.filter(({length}) => length > 500)).to.deep.equal([]);
      // The last row and the text around the rows are one step.
      expect(parsed.filter(each => each.length > 2)).to.deep.equal([]);
      expect(parsed.filter(each => each.length === 2)).to.have.length(1);
      expect(parsed.length).to.be.at.least(2 * rowCount);
    });

  it('reads one row of XML per step, wherever the text is split', () => {
    const rows = `<list>${'<row><a>1</a></row>'.repeat(rowCount)}</list>`;
    expect(stepCount(readXmlRows(rows, 'list', ['row']))).to.be.at.least(rowCount);
    const {result, parsed} = watchSteps(readMalList(malSource, 'ANIME'));
    if ('problem' in result) throw new Error(result.problem);
    // The score of a row is counted, and it is read, apart from finding it.
    expect(parsed.length).to.be.at.least(2 * rowCount + stepCount(readXmlRows(malSource, 'myanimelist', ['anime'])));
    expect(result.list.entries.map(({malId, title, values}) => [malId, title, values.scoreRaw])).to.deep.equal(
      list(rowCount, index => [index + 1, `</anime> ${'x'.repeat(index % 97)}`.trim(), ((index % 10) + 1) * 10]),
    );
  });

  it('reads at most 64 Ki characters per step when there are no rows', () => {
    const million = '<a> '.repeat(250_000);
    expect(stepCount(readXmlRows(million, 'list', ['row']))).to.be.at.least(15);
    expect(stepCount(readXmlRows(`<list>${million}</list>`, 'list', ['row']))).to.be.at.least(15);
    expect(stepCount(parseJson(`{"a":[${'1, '.repeat(350_000)}1]}`))).to.be.at.least(15);
    expect(stepCount(parseJson(`{"entries":[{"a":[${'1, '.repeat(350_000)}1]}]}`))).to.be.at.least(15);
  });

  it('decodes at most 256 KB per step, and never splits a character', () => {
    const text = `a${'é冬😀'.repeat(200_000)}`;
    const bytes = new TextEncoder().encode(text);
    expect(stepCount(decodeFile(bytes))).to.be.at.least(bytes.length / (256 * 1024));
    const decoded = finish(decodeFile(bytes));
    expect('text' in decoded && decoded.text === text).to.equal(true);
  });

  it('finds a late byte that is not UTF-8', () => {
    const bytes = new Uint8Array(600_000).fill(0x61);
    bytes[599_998] = 0xe9;
    expect(finish(decodeFile(bytes))).to.have.property('encodings');
    expect(stepCount(decodeFile(bytes))).to.be.at.least(6);
  });
});

describe('parseJson', () => {
  const parsed = (source: string) => finish(parseJson(source));
  const native = (source: string) => {
    try {
      return {value: JSON.parse(source) as unknown};
    } catch {
      return undefined;
    }
  };

  for (const source of [
    '{"entries":[]}',
    '{"entries":[ \n ]}',
    '{"entries" : [1, null ,"a",[2],{"entries":[3]}] , "x":[4]}',
    '{"entries":[[]]}',
    '[{"entries":[1]},{"entries":[2,3]},{"entries":5},[6]]',
    '{"entries":[1],"entries":[2]}',
    '{"entries":{"entries":[1]}}',
    '{"entries":"a","b":["entries",[1],":",[2]]}',
    String.raw`{"\u0065ntries":[1],"\"entries":[2],"entries\\":[3],"a\\":["\\\"]"]}`,
    '{"__proto__":{"entries":[1]}}',
    '"entries"',
    '[0]',
    'null',
    ...['', '{', '[', '{"entries"', '{"entries":', '{"entries":[', '{"entries":[1', '{"entries":[1,', '{"entries":["a'],
    ...[
      '{"entries":[1,]}',
      '{"entries":[,1]}',
      '{"entries":[1 2]}',
      '{"entries":[1}',
      '{"entries":[1]]',
      '{"entries":[{]}]}',
    ],
    ...['{"entries":[1]} x', '{"entries":[1],}', '{:[1]}', '[1]]', '}{', String.raw`{"\u00":[1]}`, '{entries:[1]}'],
  ])
    it(`reports the same as JSON.parse for ${source}`, () => expect(parsed(source)).to.deep.equal(native(source)));

  it('returns the same as JSON.parse for any text', () => {
    const key = fc.oneof(fc.constant('entries'), fc.string());
    const {tree} = fc.letrec(tie => ({
      tree: fc.oneof(
        {depthSize: 'small'},
        fc.jsonValue({maxDepth: 1}),
        fc.array(tie('tree')),
        fc.dictionary(key, tie('tree')),
      ),
    }));
    fc.assert(
      fc.property(tree, fc.nat(2), fc.option(fc.nat(200)), (value, space, cut) => {
        const source = JSON.stringify(value, undefined, space).slice(0, cut ?? undefined);
        expect(parsed(source)).to.deep.equal(native(source));
      }),
      {numRuns: 100},
    );
  });
});
