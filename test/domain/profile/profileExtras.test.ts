import {expect} from 'chai';
import {compressToBase64} from 'lz-string';

import {decompressBounded} from '#domain/profile/boundedBase64';
import {
  formatAbout,
  hasImport,
  isStyleSheetUrl,
  isTooLong,
  isUselessUrl,
  parseAbout,
} from '#domain/profile/profileExtras';

const extras = {background: '#123456', customCSS: '.a { content: "ä🎷" }'};
const utf8 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

describe('profile extras', () => {
  for (const [what, content] of [
    ['plain base64', utf8(JSON.stringify(extras))],
    ['compressed base64', compressToBase64(JSON.stringify(extras))],
  ] as const)
    it(`reads ${what} and leaves the rest unchanged`, () => {
      const rest = '\r\n Hi [](json there)  \n';
      expect(parseAbout(`[](json${content})${rest}`)).to.deep.equal({extras, rest, broken: false});
    });

  it('reads plain base64 of Latin-1, as written by btoa', () => {
    const customCSS = '.a::after { content: "»é" }';
    expect(parseAbout(`[](json${btoa(JSON.stringify({customCSS}))})`).extras).to.deep.equal({customCSS});
  });

  for (const [what, about] of [
    ['an empty text', ''],
    ['a text without a marker', 'Hello'],
    ['a marker that is not at the start', ` [](json${utf8('{"background":"red"}')})`],
    ['an unterminated marker', '[](jsonabc'],
    ['another link', '[](https://anilist.co)'],
  ] as const)
    it(`treats ${what} as plain text`, () => {
      expect(parseAbout(about)).to.deep.equal({extras: {}, rest: about, broken: false});
    });

  for (const [what, content] of [
    ['no content', ''],
    ['invalid JSON', utf8('{"background')],
    ['JSON that is not an object', utf8('[1]')],
    ['null', utf8('null')],
    ['fields of the wrong type', utf8('{"customCSS":5}')],
    ['noise', 'AAAA'],
    ['oversized data', compressToBase64(JSON.stringify({customCSS: 'a'.repeat(2_000_000)}))],
  ] as const)
    it(`ignores a marker with ${what}, and keeps it with the rest`, () => {
      const about = `[](json${content})rest`;
      expect(parseAbout(about)).to.deep.equal({extras: {}, rest: about, broken: true});
    });

  it('reads compressed extras of up to 1,000,000 characters', () => {
    const sized = (size: number) => {
      const empty = JSON.stringify({customCSS: ''});
      return compressToBase64(JSON.stringify({customCSS: 'a'.repeat(size - empty.length)}));
    };
    expect(parseAbout(`[](json${sized(1_000_000)})`).extras.customCSS).to.have.length(999_984);
    expect(parseAbout(`[](json${sized(1_000_001)})`)).to.deep.include({extras: {}, broken: true});
  });

  it('writes compressed extras that it can read back, and keeps unknown fields', () => {
    const written = formatAbout({...extras, ...{more: 1}}, 'rest', compressToBase64);
    expect(written).to.match(/^\[\]\(json[\w+/=]+\)rest$/);
    expect(parseAbout(written).extras).to.deep.equal({...extras, more: 1});
  });

  const tooLong: readonly [string, string, string, boolean][] = [
    ['a short text', '.a {}', 'rest', false],
    ['a rest that fills the text', '', 'x'.repeat(1_000_001), true],
    ['CSS that compresses well, but not to what a reader accepts', 'a'.repeat(1_000_001), '', true],
    ['the longest CSS that a reader accepts', 'a'.repeat(999_984), '', false],
    ['one character more', 'a'.repeat(999_985), '', true],
  ];
  for (const [what, customCSS, rest, expected] of tooLong)
    it(`${expected ? 'refuses' : 'accepts'} ${what}`, () => {
      const about = formatAbout({customCSS}, rest, compressToBase64);
      expect(isTooLong(about, {customCSS})).to.equal(expected);
      expect(about.length > 1_000_000 || parseAbout(about).broken).to.equal(expected);
    });

  for (const [css, isUseless] of [
    ['http://x.example/a.css', true],
    ['https://x.example/a.png', true],
    [' ftp://x.example/a.css', true],
    ['https://x.example/a.css', false],
    ['.a { background: url(https://x.example/a.png) }', false],
    ['a:hover{}', false],
    ['', false],
  ] as const)
    it(`${isUseless ? 'finds' : 'does not find'} "${css}" an address that no reader loads`, () =>
      expect(isUselessUrl(css)).to.equal(isUseless));

  for (const [css, has] of [
    ['@import "https://x.example/a.css";', true],
    ['.a { color: red } @IMPORT url(a.css);', true],
    ['/* @import */ .a { color: red }', false],
    ['.a { content: "@import" }', false],
    ["/* ' */ @import 'a.css'; /* ' */", true],
    ['@important { }', false],
    ['.a { content: "not closed', false],
    ['.a { content: "not closed\n @import "a.css";', true],
    [`${'\\"'.repeat(1_000_000)}@import`, false],
  ] as const)
    it(`finds ${has ? 'an' : 'no'} import in ${css.slice(0, 50)}`, () => expect(hasImport(css)).to.equal(has));

  it('writes no marker if there are no extras', () => {
    expect(formatAbout({background: undefined, customCSS: ''}, 'rest', compressToBase64)).to.equal('rest');
  });

  for (const [text, is] of [
    ['https://x.example/a.css', true],
    [' https://x.example/a.css ', true],
    ['http://x.example/a.css', false],
    ['https://x.example/a.css?x', false],
    ['.a { background: url(https://x.example/a.css', false],
    ['https://x.example/ a.css', false],
  ] as const)
    it(`treats "${text}" as ${is ? 'an address' : 'text'}`, () => expect(isStyleSheetUrl(text)).to.equal(is));
});

describe('decompressBounded', () => {
  it('returns the same result as the library for all kinds of text', () => {
    for (let size = 0; size < 300; size += 1) {
      const text = Array.from({length: size}, (_, at) =>
        String.fromCharCode((at * at * 7 + size) % (size % 2 ? 90 : 5000)),
      ).join('');
      expect(decompressBounded(compressToBase64(text), 10_000)).to.equal(text);
    }
  });
  it('stops at the limit', () => {
    const bomb = compressToBase64('a'.repeat(3_000_000));
    expect(bomb.length).to.be.lessThan(10_000);
    expect(decompressBounded(bomb, 2_999_999)).to.equal(undefined);
    expect(decompressBounded(bomb, 3_000_000)).to.have.length(3_000_000);
  });
  it('returns nothing for invalid input', () => {
    for (const text of ['', '====', '!', 'A', 'zzzz', 'ä']) expect(decompressBounded(text, 100)).to.equal(undefined);
  });
});
