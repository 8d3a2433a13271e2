import {expect} from 'chai';

import {slug} from '#domain/media/slug';

describe('slug', () => {
  const table = [
    ['Cowboy Bebop', 'Cowboy-Bebop'],
    ['a\tb\nc', 'a-b-c'],
    ['Fate/stay night', 'Fate-stay-night'],
    ['Re:Zero', 'Re-Zero'],
    ['Lucky★Star', 'Lucky-Star'],
    ['Lucky☆Star', 'Lucky-Star'],
    ['HUNTER×HUNTER (2011)', 'HUNTERxHUNTER-2011'],
    ['Title (TV)', 'Title-(TV'],
    ['A.B)C\\D?E#F!G,H%I’J', 'ABCDEFGHIJ'],
    ["A'B", "A'B"],
    ['Mädchen', 'Madchen'],
    ['Äther', '%C3%84ther'],
    ['進撃', '%E9%80%B2%E6%92%83'],
    ['a&b=c', 'a%26b%3Dc'],
    ['100%', '100'],
    ['cut 😀'.slice(0, 5), 'cut-'],
    ['😀', '%F0%9F%98%80'],
    ['', ''],
  ] as const;
  for (const [title, expected] of table)
    it(`turns ${JSON.stringify(title)} into "${expected}"`, () => expect(slug(title)).to.equal(expected));
  it('is empty for a title that contains a bad word in any case', () => {
    expect(slug('Some Rude Title', ['rude'])).to.equal('');
    expect(slug('Some Rude Title', ['RUDE'])).to.equal('');
    expect(slug('Some Title', ['rude'])).to.equal('Some-Title');
  });
  it('can be decoded by the browser for any title', () => {
    for (const title of ['\ud800', 'a\udc00b', '%%%', '"><script>', ' '.repeat(200)])
      expect(() => decodeURIComponent(slug(title))).not.to.throw();
  });
});
