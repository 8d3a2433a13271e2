import {expect} from 'chai';

import {release} from '#platform/build';
import {tellInstallPage} from '#src/start/installPage';

const {version} = release;
const attribute = 'data-automail';
const told = () => JSON.parse(document.documentElement.getAttribute(attribute) ?? 'null') as unknown;

describe('tellInstallPage', () => {
  afterEach(() => document.documentElement.removeAttribute(attribute));

  it('reports nothing on any other page', () => {
    for (const address of [
      undefined,
      'https://anilist.co/install',
      'https://automail.example/',
      'https://automail.example/installed',
      'https://automail.example.org/install',
    ])
      expect(tellInstallPage(address), address).to.equal(false);
    expect(told()).to.equal(null);
  });

  it('reports its version, its world and that a page without a script manager grants nothing', () => {
    for (const address of [
      'https://automail.example/install',
      'https://automail.example/install?from=home#userscript',
    ]) {
      expect(tellInstallPage(address)).to.equal(true);
      expect(told()).to.deep.equal({version, world: 'page', storage: false, requests: false});
    }
  });
});
