import {expect} from 'chai';

import {
  categories,
  inSettingsOrder,
  isOn,
  isSwitchInForce,
  keyOf,
  missingNeeds,
  settingsOfSwitches,
  switchesOf,
  switchOf,
} from '#services/features';
import {toggle} from '#services/settings/handles';
import {isOptionOn} from '#services/settings/heldBack';
import {bisectSearch, mobileFriendly} from '#services/settings/shared';
import {featureSwitch} from '#services/settings/featureSwitch';
import {refusedSiteFixes, siteFixes} from '#services/settings/siteFixes';
import {info} from '../support/definitions';
import {fakeServices} from '../support/services';

describe('a switch', () => {
  it('uses the default from the definition unless a value is stored', () => {
    const services = fakeServices({settings: {second: true}});
    const table = [info('first'), info('second', {enabledByDefault: false}), info('third', {enabledByDefault: false})];
    expect(table.map(each => isOn(each, services))).to.deep.equal([true, true, false]);
    services.settings.set(switchOf(info('first')), false);
    expect(isOn(info('first'), services)).to.equal(false);
  });

  it('cannot turn off a locked feature', () =>
    expect(isOn(info('first', {locked: true}), fakeServices({settings: {first: false}}))).to.equal(true));

  it('only counts as on together with the required features', () => {
    const other = info('second');
    const feature = info('first', {requiresFeatures: [switchOf(other)]});
    const services = fakeServices({});
    expect(isOn(feature, services)).to.equal(true);
    services.settings.set(switchOf(other), false);
    expect(isOn(feature, services)).to.equal(false);
  });

  it('counts as off while a bisect or a site fix holds back a feature it requires', () => {
    const feature = info('first', {requiresFeatures: [switchOf(info('second'))]});
    const services = fakeServices({});
    services.settings.set(bisectSearch, {suspects: ['second'], off: ['second'], step: 1});
    expect(isOn(feature, services)).to.equal(false);
    services.settings.set(bisectSearch, undefined);
    expect(isOn(feature, services)).to.equal(true);
    services.settings.set(siteFixes, {features: [{id: 'second', reason: 'AniList moved it.'}], selectors: [], at: 1});
    expect(isOn(feature, services)).to.equal(false);
  });

  for (const [own, other, on] of [
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ] as const)
    it(`counts as ${on ? 'on' : 'off'} while it is ${own} and the switch that turns it on, too, is ${other}`, () => {
      const feature = info('first', {alsoOnWith: [switchOf(info('second'))]});
      expect(isOn(feature, fakeServices({settings: {first: own, second: other}}))).to.equal(on);
    });

  for (const off of ['first', 'second'])
    it(`counts as off if only another feature turns it on and a bisect holds back the ${off}`, () => {
      const feature = info('first', {enabledByDefault: false, alsoOnWith: [switchOf(info('second'))]});
      const services = fakeServices({settings: {second: true}});
      expect(isOn(feature, services)).to.equal(true);
      services.settings.set(bisectSearch, {suspects: [off], off: [off], step: 1});
      expect(isOn(feature, services)).to.equal(false);
    });

  for (const [storedAs, key] of [
    [undefined, 'first'],
    ['frist', 'frist'],
  ] as const)
    it(`is stored under ${key} if the stored spelling is ${String(storedAs)}`, () => {
      const feature = info('first', storedAs === undefined ? {} : {storedAs});
      expect([keyOf(feature), switchOf(feature).key]).to.deep.equal([key, key]);
      const services = fakeServices({settings: {[key]: false}});
      expect(isOn(feature, services)).to.equal(false);
    });
});

const half = toggle('half', {title: 'Half', initial: true});
const rest = toggle('rest', {title: 'Rest', initial: false});
const merged = info('merged', {switches: [half, rest]});

describe('a feature with several switches', () => {
  it('has only its switches, which decide whether it runs', () => {
    expect(switchesOf(merged)).to.deep.equal([half, rest]);
    expect(settingsOfSwitches([merged])).to.include.members([half, rest]);
    expect(settingsOfSwitches([merged]).map(({key}) => key)).not.to.include('merged');
  });

  for (const [stored, on, halves] of [
    [{}, true, [true, false]],
    [{half: false}, false, [false, false]],
    [{half: false, rest: true}, true, [false, true]],
    [{rest: true}, true, [true, true]],
    [{merged: false}, true, [true, false]],
  ] as const)
    it(`is ${on ? 'on' : 'off'}, and its switches ${halves.join(' and ')}, with ${JSON.stringify(stored)}`, () => {
      const services = fakeServices({settings: stored});
      expect(isOn(merged, services)).to.equal(on);
      expect([half, rest].map(({key}) => isSwitchInForce(merged, key, services))).to.deep.equal(halves);
    });

  for (const [name, on, halves] of [
    ['merged', false, [false, false]],
    ['half', true, [false, true]],
    ['rest', true, [true, false]],
  ] as const) {
    it(`is ${on ? 'on' : 'off'} while a fix names ${name}`, () => {
      const services = fakeServices({settings: {rest: true}});
      services.settings.set(siteFixes, {features: [{id: name, reason: ''}], selectors: [], at: 1});
      expect(isOn(merged, services)).to.equal(on);
      expect([half, rest].map(({key}) => isSwitchInForce(merged, key, services))).to.deep.equal(halves);
    });

    it(`is ${on ? 'on' : 'off'} while a bisect holds back ${name}`, () => {
      const services = fakeServices({settings: {rest: true}});
      services.settings.set(bisectSearch, {suspects: [name], off: [name], step: 1});
      expect(isOn(merged, services)).to.equal(on);
    });
  }
});

describe('a feature with a different stored spelling', () => {
  const renamed = info('renamed', {storedAs: 'renamd'});
  for (const name of ['renamed', 'renamd']) {
    it(`is off while a fix lists it as ${name}, until the fix is refused under either name`, () => {
      for (const refused of ['renamed', 'renamd']) {
        const services = fakeServices({});
        services.settings.set(siteFixes, {features: [{id: name, reason: ''}], selectors: [], at: 1});
        expect(isOn(renamed, services)).to.equal(false);
        services.settings.set(refusedSiteFixes, [refused]);
        expect(isOn(renamed, services)).to.equal(true);
      }
    });

    it(`is off while a bisect holds back ${name}`, () => {
      const services = fakeServices({});
      services.settings.set(bisectSearch, {suspects: [name], off: [name], step: 1});
      expect(isOn(renamed, services)).to.equal(false);
    });
  }

  it('is held back under either of its names, with features that require it', () => {
    const needing = info('first', {requiresFeatures: [featureSwitch('comparisonPage')]});
    for (const name of ['comparisonPage', 'comparissionPage']) {
      const services = fakeServices({});
      expect(isOn(needing, services)).to.equal(true);
      services.settings.set(siteFixes, {features: [{id: name, reason: ''}], selectors: [], at: 1});
      expect(isOn(needing, services)).to.equal(false);
    }
  });
});

describe('an option', () => {
  const option = toggle('option', {title: 'Option', initial: false});

  it('is off until it is stored as on', () => {
    const {settings} = fakeServices({});
    expect(isOptionOn(settings, option)).to.equal(false);
    settings.set(option, true);
    expect(isOptionOn(settings, option)).to.equal(true);
  });

  it('is off while a fix or a bisect disables it', () => {
    const {settings} = fakeServices({settings: {option: true}});
    settings.set(siteFixes, {features: [{id: 'option', reason: ''}], selectors: [], at: 1});
    expect(isOptionOn(settings, option)).to.equal(false);
    settings.set(refusedSiteFixes, ['option']);
    expect(isOptionOn(settings, option)).to.equal(true);
    settings.set(bisectSearch, {suspects: ['option'], off: ['option'], step: 1});
    expect(isOptionOn(settings, option)).to.equal(false);
  });
});

describe('the categories', () => {
  it('match the tabs of earlier versions, in their order, plus one for submissions', () =>
    expect(categories).to.deep.equal([
      'Notifications',
      'Feeds',
      'Forum',
      'Lists',
      'Profiles',
      'Stats',
      'Media',
      'Navigation',
      'Browse',
      'Script',
      'Submissions',
      'Newly Added',
      'Login',
    ]));
});

describe('missingNeeds', () => {
  const feature = info('first', {needs: ['user', 'token', 'desktop']});
  const table = [
    [{}, ['user', 'token']],
    [{userName: 'Mirabel'}, ['token']],
    [{userName: 'Mirabel', token: 'secret'}, []],
    [{userName: 'Mirabel', token: 'secret', settings: {[mobileFriendly.key]: true}}, ['desktop']],
  ] as const;
  for (const [options, missing] of table)
    it(`returns ${missing.join(' and ') || 'nothing'} for ${JSON.stringify(options)}`, () =>
      expect(missingNeeds(feature, fakeServices(options))).to.deep.equal(missing));
});

describe('the order of the settings', () => {
  const table = [
    ['first category', info('b', {categories: ['Feeds', 'Script']}), info('a', {categories: ['Script', 'Feeds']})],
    ['position', info('b', {position: 2}), info('a', {position: 10})],
    ['position, before those without one', info('b', {position: 2}), info('a')],
    ['name', info('b', {name: 'A name'}), info('a', {name: 'Same or later'})],
  ] as const;
  for (const [rule, earlier, later] of table)
    it(`compares by ${rule}`, () => {
      expect(inSettingsOrder(earlier, later)).to.be.below(0);
      expect(inSettingsOrder(later, earlier)).to.be.above(0);
    });
});
