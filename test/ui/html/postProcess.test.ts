import {expect} from 'chai';

import {sanitiseHtml} from '#ui/html/sanitise';

describe('links in posts', () => {
  for (const [href, path] of [
    ['/anime/1/', '/anime/1/'],
    ['/', '/'],
    [' /user/a/?b=c#d ', '/user/a/?b=c#d'],
    ['https://anilist.co/anime/1/', '/anime/1/'],
    ['http://www.anilist.co', '/'],
    ['HTTPS://ANILIST.CO/anime/1/', '/anime/1/'],
  ] as const)
    it(`to ${href} become links to ${path} of the site`, () => {
      const link = sanitiseHtml(`<a href="${href}">x</a>`).querySelector('a');
      expect([link?.getAttribute('href'), link?.target, link?.rel]).to.deep.equal([path, '', '']);
    });

  for (const href of [
    'https://elsewhere.example/',
    'https://anilist.co.elsewhere.example/',
    'https://anilist.co@elsewhere.example/',
    'https://anilist.co//elsewhere.example/',
    '/.//elsewhere.example/',
  ])
    it(`to ${href} open in a new tab without a referrer`, () => {
      const link = sanitiseHtml(`<a href="${href}">x</a>`).querySelector('a');
      expect([link?.getAttribute('href'), link?.target]).to.deep.equal([href, '_blank']);
      expect(link?.rel).to.equal('noopener noreferrer nofollow ugc');
    });

  for (const href of [
    '//elsewhere.example/',
    '/&#9;/elsewhere.example/',
    '/\\elsewhere.example/',
    'https://',
    'a/b',
    '#a',
  ])
    it(`to ${href} lead nowhere`, () =>
      expect(sanitiseHtml(`<a href="${href}">x</a>`).querySelector('a')?.hasAttribute('href')).to.equal(false));
});
