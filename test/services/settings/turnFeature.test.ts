import {expect} from 'chai';

import {toggle} from '#services/settings/handles';
import {chooseSwitch, chosenSwitch, isSwitchedOn, turnFeature} from '#services/settings/turnFeature';
import {info} from '../../support/definitions';
import type {Settings} from '#services/settings/settings';
import {usePatched} from '../../support/patched';
import {fakeServices} from '../../support/services';
import {MemoryStorage} from '../../support/storage';

const switches = (...initials: boolean[]) =>
  initials.map((initial, index) => toggle(`switch${index}`, {title: `Switch ${index}`, initial}));
const single = info('single', {enabledByDefault: false});
const renamed = info('renamed', {storedAs: 'renamd', enabledByDefault: false});
const mixed = info('mixed', {switches: switches(true, false, true)});
const none = info('none', {switches: switches(false, false), enabledByDefault: false});
const choice = info('choice', {switches: switches(false, false), enabledByDefault: false, isChoice: true});

describe('turnFeature', () => {
  const patch = usePatched();
  for (const [feature, on, stored] of [
    [single, true, {single: true}],
    [single, false, {single: false}],
    [renamed, true, {renamd: true}],
    [mixed, true, {switch0: true, switch2: true}],
    [mixed, false, {switch0: false, switch1: false, switch2: false}],
    [none, true, {switch0: true, switch1: true}],
    [none, false, {switch0: false, switch1: false}],
    [choice, true, {switch0: true}],
    [choice, false, {switch0: false, switch1: false}],
  ] as const)
    it(`stores ${JSON.stringify(stored)} when ${feature.id} is turned ${on ? 'on' : 'off'}`, () => {
      const {settings} = fakeServices();
      turnFeature(settings, feature, on);
      expect(settings.snapshot()).to.deep.equal({...stored, settingsVersion: 1});
      expect(isSwitchedOn(settings, feature)).to.equal(on);
    });

  for (const [what, turn] of [
    ['turned off', (settings: Settings) => turnFeature(settings, mixed, false)],
    ['turned on', (settings: Settings) => turnFeature(settings, mixed, true)],
    ['chosen', (settings: Settings) => chooseSwitch(settings, mixed, 'switch1')],
  ] as const)
    it(`writes and notifies once for a feature with several switches that is ${what}`, () => {
      const {settings, storage, stop} = fakeServices({settings: {switch0: what !== 'turned on', switch2: false}});
      let told = 0;
      const {signal} = new AbortController();
      settings.changesOf(switches(true, false, true)).subscribe(() => told++, {signal});
      let writes = 0;
      patch(storage, 'setItem', (key: string, value: string) => {
        writes += 1;
        MemoryStorage.prototype.setItem.call(storage, key, value);
      });
      turn(settings);
      expect([writes, told]).to.deep.equal([1, 1]);
      stop();
    });

  it('keeps the chosen switches when the feature is turned on', () => {
    const {settings} = fakeServices({settings: {switch1: true, switch2: false}});
    turnFeature(settings, mixed, true);
    expect(settings.snapshot()).to.include({switch0: true, switch1: true, switch2: true});
  });

  for (const [stored, on] of [
    [{}, true],
    [{switch0: false}, true],
    [{switch0: false, switch2: false}, false],
    [{switch0: false, switch1: true, switch2: false}, true],
  ] as const)
    it(`counts a feature with several switches as ${on ? 'on' : 'off'} with ${JSON.stringify(stored)}`, () =>
      expect(isSwitchedOn(fakeServices({settings: stored}).settings, mixed)).to.equal(on));
});

describe('a choice of switches', () => {
  for (const [stored, key] of [
    [{}, undefined],
    [{switch0: true}, 'switch0'],
    [{switch1: true}, 'switch1'],
    [{switch0: true, switch1: true}, 'switch0'],
  ] as const)
    it(`is ${String(key)} with ${JSON.stringify(stored)} stored`, () =>
      expect(chosenSwitch(fakeServices({settings: stored}).settings, choice)?.key).to.equal(key));

  for (const [key, after] of [
    [undefined, {switch0: false, switch1: false}],
    ['switch0', {switch0: true, switch1: false}],
    ['switch1', {switch0: false, switch1: true}],
  ] as const)
    it(`stores ${JSON.stringify(after)} when ${String(key)} is chosen`, () => {
      const {settings} = fakeServices({settings: {switch0: true, switch1: true}});
      chooseSwitch(settings, choice, key);
      expect(settings.snapshot()).to.include(after);
    });
});
