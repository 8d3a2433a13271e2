import {expect} from 'chai';

import {parseUrl} from '#domain/value/parseUrl';

describe('parseUrl', () => {
  for (const [text, base, href] of [
    ['/a', 'https://anilist.co', 'https://anilist.co/a'],
    ['https://a.example/b', undefined, 'https://a.example/b'],
    ['https://', 'https://anilist.co', undefined],
    ['/a', undefined, undefined],
  ] as const)
    it(`reads the address "${text}" as ${String(href)}`, () => expect(parseUrl(text, base)?.href).to.equal(href));
});
