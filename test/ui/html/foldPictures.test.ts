import {expect} from 'chai';

import {foldPictures} from '#ui/html/foldPictures';

describe('foldPictures', () => {
  const long = 'x'.repeat(201);
  for (const [what, alt, src, text] of [
    ['the description', 'A cat', '/b/one.png', 'A cat'],
    ['the end of the address', '', 'https://a.example/b/one.png', 'one.png'],
    ['200 characters of a long description', long, '/b/one.png', `${'x'.repeat(200)}…`],
    ['200 characters of a long address', '', `https://a.example/${long}`, `${'x'.repeat(200)}…`],
    ['all of a description of 200 characters', 'y'.repeat(200), '/b/one.png', 'y'.repeat(200)],
  ] as const)
    it(`shows ${what} in place of an image, as a link to it`, () => {
      const root = document.createDocumentFragment();
      const picture = document.createElement('img');
      picture.alt = alt;
      picture.setAttribute('src', src);
      root.append(picture);
      const folded = foldPictures(root);
      const link = folded.querySelector('a');
      expect([link?.textContent, link?.getAttribute('href')]).to.deep.equal([text, src]);
      expect(folded.querySelector('button')?.getAttribute('aria-label')).to.equal(`IMG: load ${text}`);
    });
});
