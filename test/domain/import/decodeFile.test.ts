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
    ['Windows', latin('<a>caf\u00e9 \u0096</a>'), '<a>café –</a>'],
    [
      'what is declared',
      [...latin('<?xml version="1.0" encoding="windows-1251"?>'), 0xe8],
      '<?xml version="1.0" encoding="windows-1251"?>и',
    ],
    [
      'an unknown declaration',
      [...latin('<?xml version="1.0" encoding="x-none"?>'), 0xe9],
      '<?xml version="1.0" encoding="x-none"?>é',
    ],
    ['nothing', [], ''],
  ] as const)
    it(`reads ${name}`, () => expect(finish(decodeFile(new Uint8Array(bytes)))).to.equal(expected));
});
