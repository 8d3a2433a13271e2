import {expect} from 'chai';

import {decodeEmoji, decodeReferences, decodeText, encodeEmoji} from '#domain/text/characterReferences';

describe('encodeEmoji', () => {
  const table = [
    ['Plain text, ~!spoiler!~ and ünïcödé', 'Plain text, ~!spoiler!~ and ünïcödé'],
    ['日本語 ☆ ♥', '日本語 ☆ ♥'],
    ['😀', '&#128512;'],
    ['a😀b🎉', 'a&#128512;b&#127881;'],
    ['👨‍👩‍👧', '&#128104;\u200d&#128105;\u200d&#128103;'],
    ['𠮷野家', '&#134071;野家'],
    ['already &#128512; &amp;', 'already &#128512; &amp;'],
    ['cut \ud83d off \ude00', 'cut  off '],
    ['😀\ud83d', '&#128512;'],
    ['', ''],
  ] as const;
  for (const [typed, sent] of table)
    it(`sends "${typed}" as "${sent}"`, () => expect(encodeEmoji(typed)).to.equal(sent));
});

describe('decodeEmoji', () => {
  const table = [
    ['a&#128512;b', 'a😀b'],
    ['&#x1F600;', '😀'],
    ['&#60;b&#62; stays', '&#60;b&#62; stays'],
    ['&#1114112; and &#99999999999; are no characters', '&#1114112; and &#99999999999; are no characters'],
  ] as const;
  for (const [stored, shown] of table)
    it(`shows "${stored}" as "${shown}"`, () => expect(decodeEmoji(stored)).to.equal(shown));
});

describe('decodeReferences', () => {
  it('decodes every character', () => expect(decodeReferences('&#60;&#x41;&#128512;')).to.equal('<A😀'));
});

describe('decodeText', () => {
  for (const [stored, shown] of [
    ['Happy birthday &#127881;&#128514; @you', 'Happy birthday 🎉😂 @you'],
    ['It&#039;s &quot;good&quot; &amp; new', 'It\'s "good" & new'],
    ['&lt;b&gt; &apos;x&apos; a&nbsp;b &#x1F600;', "<b> 'x' a\u00a0b 😀"],
    ['&amp;lt; is &lt;', '&lt; is <'],
    ['&unknown; & &#99999999; AT&T', '&unknown; & &#99999999; AT&T'],
  ] as const)
    it(`shows "${stored}" as "${shown}"`, () => expect(decodeText(stored)).to.equal(shown));
});
