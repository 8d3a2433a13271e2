import {expect} from 'chai';

import {categories, inSettingsOrder, isOn, missingNeeds, switchOf} from '#services/features';
import {bisectSearch, mobileFriendly} from '#services/settings/shared';
import {siteFixes} from '#services/settings/siteFixes';
import {info} from '../support/definitions';
import {fakeServices} from '../support/services';

describe('a switch', () => {
  it('has the default from the definition unless a value is stored', () => {
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

  it('counts as off while a search for a cause, or a fix between releases, holds back a feature that it requires', () => {
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
    it(`counts as off while it is on only with another, and a search for a cause holds back the ${off}`, () => {
      const feature = info('first', {enabledByDefault: false, alsoOnWith: [switchOf(info('second'))]});
      const services = fakeServices({settings: {second: true}});
      expect(isOn(feature, services)).to.equal(true);
      services.settings.set(bisectSearch, {suspects: [off], off: [off], step: 1});
      expect(isOn(feature, services)).to.equal(false);
    });

  it('is stored under the id of its feature', () => expect(switchOf(info('first')).key).to.equal('first'));
});

describe('the categories', () => {
  it('are those of the tabs of earlier versions, in their order, with one for submissions', () =>
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
