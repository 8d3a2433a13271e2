import {expect} from 'chai';

import {excessOfEmoji, type Excess} from '#domain/feed/postLimit';

describe('excessOfEmoji', () => {
  const rows: readonly [name: string, text: string, kind: 'post' | 'reply', excess: Excess | undefined][] = [
    ['an empty text', '', 'post', undefined],
    ['a text at the limit', 'a'.repeat(10_000), 'post', undefined],
    ['a text that is too long by itself', `${'a'.repeat(10_001)}😀`, 'post', undefined],
    ['an emoji that fits', `${'a'.repeat(9991)}😀`, 'post', undefined],
    ['an emoji that does not', `${'a'.repeat(9992)}😀`, 'post', {length: 10_001, limit: 10_000}],
    ['an emoji in a long reply', `${'a'.repeat(7999)}😀`, 'reply', {length: 8008, limit: 8000}],
    ['the same as a post', `${'a'.repeat(7999)}😀`, 'post', undefined],
    ['only emoji', '😀'.repeat(1200), 'post', {length: 10_800, limit: 10_000}],
  ];
  for (const [name, text, kind, excess] of rows)
    it(`is ${excess ? excess.length : 'none'} for ${name}`, () =>
      void expect(excessOfEmoji(text, kind)).to.deep.equal(excess));
});
