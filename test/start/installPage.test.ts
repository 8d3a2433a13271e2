import {expect} from 'chai';

import {release} from '#platform/release';
import {tellInstallPage} from '#src/start/installPage';

const {version, installPage} = release;
const attribute = 'data-automail';
const told = () => JSON.parse(document.documentElement.getAttribute(attribute) ?? 'null') as unknown;

describe('tellInstallPage', () => {
  afterEach(() => document.documentElement.removeAttribute(attribute));

  it('reports nothing on any other page', () => {
    for (const address of [
      undefined,
      'https://anilist.co/install',
      new URL('/', installPage).href,
      `${installPage}ed`,
      installPage.replace(/^(https:\/\/[^/]+)/, '$1.org'),
    ])
      expect(tellInstallPage(address), address).to.equal(false);
    expect(told()).to.equal(null);
  });

  it('reports its version, its world and that a page without a script manager grants nothing', () => {
    for (const address of [installPage, `${installPage}?from=home#userscript`]) {
      expect(tellInstallPage(address)).to.equal(true);
      expect(told()).to.deep.equal({version, world: 'page', storage: false, requests: false});
    }
  });
});
