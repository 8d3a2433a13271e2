import {expect} from 'chai';

import type {MessageTable} from '#domain/text/messages';
import {languageOf} from '#src/start/language';
import {messageTables, strayTables, untranslated} from './support/messageTables';

type Message = MessageTable[string];

/** The text of a message with distinguishable values; `undefined` if it needs others. */
function written(message: Message | undefined, values: readonly unknown[]): string | undefined {
  if (typeof message !== 'function') return message;
  try {
    return message(...(values as never[]));
  } catch {
    return undefined;
  }
}

/** The placeholders for nodes, such as `{link}`, and the values that a text must contain. */
const partsOf = (text: string) => (text.match(/\{\w+\}|Qx\d/g) ?? []).toSorted();

const examples = [
  ['Qx1', 'Qx2', 'Qx3', 'Qx4'],
  [1, 1, 1, 1],
  [2, 'Qx2', 'Qx3', 'Qx4'],
  ['Qx1', 2, 3, 4],
] as const;

/** A short text may be equal in both languages; a sentence never is. */
const longestSame = 24;

/** The messages that have a German text; the others stay in English. */
const rows = messageTables.flatMap(({place, english, german}) =>
  Object.keys(german).map(key => ({where: `${place}.${key}`, english: english[key], german: german[key]})),
);

describe('the German texts', () => {
  it('has only texts that exist in English, in the same order', () => {
    expect(rows.length).to.be.greaterThan(1000);
    expect(strayTables).to.deep.equal([]);
    for (const {place, english, german} of messageTables)
      expect(Object.keys(german), place).to.deep.equal(Object.keys(english).filter(key => key in german));
  });

  it('keep the placeholders and values of each text', () => {
    for (const {where, english, german} of rows)
      for (const values of examples) {
        const [original, translation] = [written(english, values), written(german, values)];
        if (original === undefined) continue;
        expect(partsOf(translation ?? 'nothing'), `${where}: ${translation}`).to.deep.equal(partsOf(original));
        expect(translation === '', where).to.equal(original === '');
      }
  });

  it('leave no sentence in English', () => {
    const same = rows.filter(({english, german}) => {
      const text = written(english, examples[0]);
      return text !== undefined && text.length > longestSame && text === written(german, examples[0]);
    });
    expect(same.map(({where}) => where)).to.deep.equal([]);
  });

  it('contain no straight quotes around a word and no English ones', () => {
    const quoted = rows.filter(({german}) => /"\w[^"]*"|“[^“]*”/.test(written(german, examples[0]) ?? ''));
    expect(quoted.map(({where}) => where)).to.deep.equal([]);
  });
});

describe('untranslated', () => {
  const place = 'src/start/messages.ts text';
  const english = {name: 'Line', count: (count: number) => `${count} lines`, close: 'Close'};

  it('lists missing texts by module, table and name, and all texts of a table without a translation', () => {
    expect(
      untranslated([
        {place, english, german: {name: 'Linie', count: (count: number) => `${count} Linien`}},
        {place: 'src/ui/messages.ts text', english, german: {}},
      ]),
    ).to.deep.equal([
      'src/start/messages.ts text.close',
      ...['name', 'count', 'close'].map(name => `src/ui/messages.ts text.${name}`),
    ]);
  });

  it('lists nothing if all texts are translated', () =>
    expect(untranslated([{place, english, german: english}])).to.deep.equal([]));
});

describe('languageOf', () => {
  for (const [choice, preferred, expected] of [
    ['auto', ['de-AT', 'en'], 'de'],
    ['auto', ['DE'], 'de'],
    ['auto', ['en-GB', 'de'], 'en'],
    ['auto', ['fr', 'de', 'en'], 'de'],
    ['auto', ['fr'], 'en'],
    ['auto', [], 'en'],
    ['en', ['de'], 'en'],
    ['de', ['en'], 'de'],
  ] as const)
    it(`chooses ${expected} for the choice ${choice} and a browser with ${preferred.join(', ') || 'no language'}`, () =>
      expect(languageOf(choice, preferred)).to.equal(expected));
});
