import {expect} from 'chai';

import {isOn} from '#services/features';
import {readSiteFixes} from '#services/siteFixes';
import {fixedSelectors} from '#services/settings/fixesInForce';
import {refusedSiteFixes, siteFixes, siteFixesWanted} from '#services/settings/siteFixes';
import {createReport} from '#services/report';
import {createSettings} from '#services/settings/settings';
import {MemoryStorage} from '../support/storage';

const fix = {id: 'tweets', reason: 'It hides the whole feed.'};
const selector = {name: 'feedList', selector: '.feed > div', reason: 'AniList has renamed it.'};
const list = {version: 1, features: [fix], selectors: [selector]};

const settingsWith = (...refused: string[]) => {
  const settings = createSettings({
    storage: new MemoryStorage(),
    report: createReport('Test'),
    signal: new AbortController().signal,
  });
  settings.set(siteFixes, {features: [fix], selectors: [selector], at: 1});
  settings.set(refusedSiteFixes, refused);
  return settings;
};

describe('readSiteFixes', () => {
  it('reads a list of the known version, and drops unknown fields', () =>
    expect(readSiteFixes(JSON.stringify({...list, script: 'alert(1)'}))).to.deep.equal({
      features: [fix],
      selectors: [selector],
    }));

  for (const [name, text] of [
    ['no JSON', '<html>'],
    ['an empty answer', ''],
    ['a list', '[]'],
    ['a later version', JSON.stringify({...list, version: 2})],
    ['no version', JSON.stringify({features: [], selectors: []})],
    ['no selectors', JSON.stringify({version: 1, features: []})],
    ['an id that is no text', JSON.stringify({...list, features: [{...fix, id: 7}]})],
    ['an empty selector', JSON.stringify({...list, selectors: [{...selector, selector: ''}]})],
    ['a selector of 501 characters', JSON.stringify({...list, selectors: [{...selector, selector: 'a'.repeat(501)}]})],
    ['a reason of 301 characters', JSON.stringify({...list, features: [{...fix, reason: 'a'.repeat(301)}]})],
    ['an empty id', JSON.stringify({...list, features: [{...fix, id: ''}]})],
    ['an id of 101 characters', JSON.stringify({...list, features: [{...fix, id: 'a'.repeat(101)}]})],
    ['an empty name', JSON.stringify({...list, selectors: [{...selector, name: ''}]})],
    ['201 selectors', JSON.stringify({...list, selectors: Array.from({length: 201}, () => selector)})],
    ['101 features', JSON.stringify({...list, features: Array.from({length: 101}, () => fix)})],
  ] as const)
    it(`reads nothing from ${name}`, () => expect(readSiteFixes(text)).to.equal(undefined));

  it('reads a list in which everything has the maximum size', () => {
    const longest = {
      version: 1,
      features: Array.from({length: 100}, () => ({id: 'a'.repeat(100), reason: 'a'.repeat(300)})),
      selectors: Array.from({length: 200}, () => ({...selector, name: 'a'.repeat(100), selector: 'a'.repeat(500)})),
    };
    const read = readSiteFixes(JSON.stringify(longest));
    expect([read?.features.length, read?.selectors.length]).to.deep.equal([100, 200]);
  });
});

describe('fixes in force', () => {
  const feature = {id: 'tweets', enabledByDefault: true};

  it('turn a feature off and replace a selector', () => {
    const settings = settingsWith();
    expect(isOn(feature, {settings})).to.equal(false);
    expect(isOn({...feature, id: 'drafts'}, {settings})).to.equal(true);
    expect(fixedSelectors(settings)).to.deep.equal({feedList: '.feed > div'});
  });

  it('never turn off a feature without a switch', () =>
    expect(isOn({...feature, locked: true}, {settings: settingsWith()})).to.equal(true));

  it('can be refused individually, and then have no effect', () => {
    const settings = settingsWith('tweets');
    expect(isOn(feature, {settings})).to.equal(true);
    expect(fixedSelectors(settings)).to.deep.equal({feedList: '.feed > div'});
    expect(fixedSelectors(settingsWith('feedList'))).to.deep.equal({});
  });

  it('have no effect if the user has turned fixes off', () => {
    const settings = settingsWith();
    settings.set(siteFixesWanted, false);
    expect(isOn(feature, {settings})).to.equal(true);
    expect(fixedSelectors(settings)).to.deep.equal({});
  });

  it('are empty if the stored data is damaged', () => {
    for (const damaged of [{features: [fix], selectors: [selector], at: 'x'}, {features: [fix], at: 1}, 7]) {
      const storage = new MemoryStorage({hohSettings: JSON.stringify({siteFixes: damaged})});
      const {signal} = new AbortController();
      const settings = createSettings({storage, report: createReport('Test'), signal});
      expect(settings.get(siteFixes)).to.deep.equal({features: [], selectors: [], at: 0});
    }
  });

  it('are not part of snapshots, and stay when one is restored', () => {
    const settings = settingsWith();
    expect(settings.snapshot()).not.to.have.property('siteFixes');
    settings.restore({siteFixes: {features: [], selectors: [], at: 0}});
    expect(isOn(feature, {settings})).to.equal(false);
  });
});
