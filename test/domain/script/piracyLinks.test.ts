import {expect} from 'chai';

import {isPiracyLink, registeredDomainName} from '#domain/script/piracyLinks';
import {nameHash} from '#domain/script/nameHash';

const base = 'https://anilist.co';
const names = new Set([nameHash('pirates')]);

describe('guarded domains', () => {
  it('are hashed with FNV-1a', () => {
    expect(nameHash('')).to.equal(0x811c9dc5);
    expect(nameHash('a')).to.equal(0xe40c292c);
    expect(nameHash('FooBar')).to.equal(0xbf9cf968);
  });

  for (const [host, name] of [
    ['www.example.com', 'example'],
    ['EXAMPLE.com.', 'example'],
    ['a.b.example.co.uk', 'example'],
    ['co.uk', 'co'],
    ['org.example', 'org'],
    ['localhost', undefined],
    ['127.0.0.1', undefined],
    ['', undefined],
  ] as const)
    it(`are identified by the registered name of "${host}"`, () => expect(registeredDomainName(host)).to.equal(name));

  for (const [href, bad] of [
    ['https://pirates.example/', true],
    ['http://www.PIRATES.to:8080/a?b#c', true],
    ['//pirates.co.uk', true],
    ['https://user@pirates.example', true],
    ['https://pirates.example@good.example/', false],
    ['https://pirates.good.example/', false],
    ['https://good.example/pirates.example', false],
    ['/pirates.example', false],
    ['javascript:pirates.example', false],
    ['https://[::1]/', false],
    ['https://', false],
    ['', false],
    [undefined, false],
  ] as const)
    it(`return ${bad} for the link ${href}`, () => expect(isPiracyLink(href, base, names)).to.equal(bad));

  it('contain 18 hashes, each matched by a made-up name', () => {
    expect(isPiracyLink('https://nowhere-dsvjsw.example', base)).to.equal(true);
    expect(isPiracyLink('https://nowhere.example', base)).to.equal(false);
  });
});
