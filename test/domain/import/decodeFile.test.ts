import {expect} from 'chai';

import {decodeFile} from '#domain/import/decodeFile';
import {finish} from '../../support/steps';

const text = '<a>é 犬 😀</a>';
const utf16 = (source: string, isLittle: boolean) =>
  [...source].flatMap(character =>
    Array.from({length: character.length}, (_, index) => character.charCodeAt(index)).flatMap(unit =>
      isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255],
    ),
  );
const utf8 = [...new TextEncoder().encode(text)];
const latin = (source: string) => [...source].map(character => character.charCodeAt(0));

describe('decodeFile', () => {
  for (const [name, bytes, expected] of [
    ['UTF-8', utf8, text],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...utf8], text],
    ['UTF-16 with a mark', [0xff, 0xfe, ...utf16(text, true)], text],
    ['UTF-16, big end first, with a mark', [0xfe, 0xff, ...utf16(text, false)], text],
    ['UTF-16 without a mark', utf16(text, true), text],
    ['UTF-16, big end first, without a mark', utf16(text, false), text],
    [
      'what is declared',
      [...latin('<?xml version="1.0" encoding="windows-1251"?>'), 0xe8],
      '<?xml version="1.0" encoding="windows-1251"?>и',
    ],
    ['UTF-8 with one wrong byte in many', [...utf8, ...utf8, ...utf8, ...utf8, 0xe9, 0x20], `${text.repeat(4)}\uFFFD `],
    ['UTF-8 that ends inside a character', [...utf8.slice(0, 9), 0xf0, 0x9f], `${text.slice(0, 6)}\uFFFD`],
    ['nothing', [], ''],
  ] as const)
    it(`reads ${name}`, () => expect(finish(decodeFile(new Uint8Array(bytes)))).to.deep.equal({text: expected}));

  for (const [name, bytes] of [
    ['Windows', latin('<a>caf\u00e9 b</a>')],
    ['an unknown declaration', [...latin('<?xml version="1.0" encoding="x-none"?>\ncaf'), 0xe9, 0x20]],
    ['UTF-8 with as many wrong bytes as right ones', [...utf8, ...latin('\u00e9 \u00e9 \u00e9 ')]],
  ] as const)
    it(`asks for the encoding of ${name}, with a sample in each`, () => {
      const asked = finish(decodeFile(new Uint8Array(bytes)));
      const samples = 'encodings' in asked ? asked.encodings : [];
      expect(samples.map(({encoding}) => encoding)).to.include.members(['UTF-8', 'Windows-1252', 'Shift_JIS']);
      expect(samples[0]?.sample).to.contain('\uFFFD');
      for (const {encoding, sample} of samples) expect(sample, encoding).to.match(/\P{ASCII}/u);
      expect(finish(decodeFile(new Uint8Array(bytes), 'windows-1252')))
        .to.have.property('text')
        .that.contains('\u00e9 ');
    });
});
