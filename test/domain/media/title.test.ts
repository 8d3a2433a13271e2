import {expect} from 'chai';

import {chooseName, chooseTitle, type TitleLanguage, type Titles} from '#domain/media/title';

describe('chooseTitle', () => {
  const all = {romaji: 'R', native: 'N', english: 'E'};
  const table: readonly [Titles, TitleLanguage, string][] = [
    [all, 'ROMAJI', 'R'],
    [all, 'NATIVE', 'N'],
    [all, 'ENGLISH', 'E'],
    [{...all, english: null}, 'ENGLISH', 'R'],
    [{...all, native: null}, 'NATIVE', 'R'],
    [{...all, native: ''}, 'NATIVE', 'R'],
    [{...all, romaji: null}, 'ROMAJI', 'E'],
    [{native: 'N', romaji: null}, 'ROMAJI', 'N'],
    [{native: 'N'}, 'ENGLISH', 'N'],
    [{english: 'E'}, 'NATIVE', 'E'],
    [{}, 'ROMAJI', ''],
  ];
  for (const [titles, language, title] of table)
    it(`returns "${title}" for ${JSON.stringify(titles)} in ${language}`, () =>
      expect(chooseTitle(titles, language)).to.equal(title));
});

describe('chooseName', () => {
  const table = [
    [{first: 'Spike', last: 'Spiegel', native: 'スパイク'}, 'NATIVE', 'スパイク'],
    [{first: 'Spike', last: 'Spiegel', native: 'スパイク'}, 'ROMAJI', 'Spike Spiegel'],
    [{first: 'Spike', last: 'Spiegel', native: 'スパイク'}, 'ENGLISH', 'Spike Spiegel'],
    [{first: 'Ed', last: null, native: null}, 'NATIVE', 'Ed'],
    [{first: null, last: 'Vicious', native: null}, 'ROMAJI', 'Vicious'],
    [{first: null, last: null, native: 'エド'}, 'ROMAJI', 'エド'],
    [{first: null, last: null, native: null}, 'ROMAJI', ''],
  ] as const;
  for (const [name, language, text] of table)
    it(`returns "${text}" for ${JSON.stringify(name)} in ${language}`, () =>
      expect(chooseName(name, language)).to.equal(text));
});
