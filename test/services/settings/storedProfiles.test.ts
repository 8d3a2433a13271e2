// Stored settings of users: nothing is switched differently than before options belonged to their features, and older
// builds can read the stored values.
import {expect} from 'chai';

import {catalogue} from '#src/catalogue.generated';
import {isOn, isSwitchInForce, keyOf, switchesOf, type FeatureInfo} from '#services/features';
import {readSettingsFile, settingsFile} from '#services/settings/exchange';
import type {ToggleSetting} from '#services/settings/handles';
import {isOptionOn} from '#services/settings/heldBack';
import {knownSettings} from '#services/settings/known';
import {presets, withDefaults, withPreset} from '#services/settings/presets';
import {chooseSwitch, turnFeature} from '#services/settings/turnFeature';
import {olderProfiles} from '../../support/profiles/older';
import {addedLater, offByDefault, onByDefault, type Profile} from '../../support/profiles/profile';
import {rewriteProfiles} from '../../support/profiles/rewrite';
import {fakeServices, type FakeServices} from '../../support/services';

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const flags = (keys: string, value: boolean) => Object.fromEntries(words(keys).map(key => [key, value]));
const before = {...flags(onByDefault, true), ...flags(offByDefault, false)};

const added = words(addedLater);

const storedIn = ({stored: {on, off, rest}}: Profile) => ({...rest, ...flags(on, true), ...flags(off, false)});

const toggles = ({settings = []}: FeatureInfo) =>
  settings.filter((each): each is ToggleSetting => each.type === 'toggle');
const switchable = catalogue.filter(({locked}) => !locked);

/** Whether the switch or option with this key has its effect. */
function hasEffect(key: string, services: FakeServices): boolean {
  const {settings} = services;
  return switchable.some(feature => {
    if (!isOn(feature, services)) return false;
    const option = toggles(feature).find(each => each.key === key);
    if (option) return isOptionOn(settings, option);
    return feature.switches ? isSwitchInForce(feature, key, services) : keyOf(feature) === key;
  });
}

const effects = (services: FakeServices) =>
  Object.fromEntries(Object.keys(before).map(key => [key, hasEffect(key, services)]));

describe('stored settings', () => {
  it('have every key of the previous build, with its default, and no others but those added later', () => {
    const now = switchable.flatMap(feature => [...switchesOf(feature), ...toggles(feature)]);
    const [later, known] = [true, false].map(isLater => now.filter(({key}) => added.includes(key) === isLater));
    expect(Object.fromEntries((known ?? []).map(({key, initial}) => [key, initial]))).to.deep.equal(before);
    expect((later ?? []).map(({key}) => key)).to.have.members(added);
  });

  for (const profile of [...rewriteProfiles, ...olderProfiles]) {
    const expected = {...before, ...flags(profile.changed.on, true), ...flags(profile.changed.off, false)};

    it(`of ${profile.name} have the same effect as before`, () =>
      expect(effects(fakeServices({settings: storedIn(profile), catalogue}))).to.deep.equal(expected));

    it(`of ${profile.name} have the same effect as before when imported from a file`, () => {
      const stored = storedIn(profile);
      const file = settingsFile(stored, {name: 'Automail', version: '11.0.0', at: 0});
      const found = readSettingsFile(file, knownSettings(catalogue));
      // A file in which no feature is named changes nothing.
      if (found.kind === 'refused') return expect(Object.keys(stored)).to.deep.equal(['settingsVersion']);
      const {values} = found;
      return expect(effects(fakeServices({settings: {...values}, catalogue}))).to.deep.equal(expected);
    });

    it(`of ${profile.name} keep their keys and types when everything is changed, so that the previous build can read them`, () => {
      const stored = storedIn(profile);
      const {settings} = fakeServices({settings: stored, catalogue});
      const initial = settings.snapshot();
      for (const feature of switchable) {
        turnFeature(settings, feature, true);
        turnFeature(settings, feature, false);
        if (feature.isChoice) chooseSwitch(settings, feature, feature.switches?.[1]?.key);
        for (const option of toggles(feature)) settings.set(option, !settings.get(option));
      }
      for (const preset of presets) settings.restore(withPreset(settings, catalogue, preset));
      const now = settings.snapshot();
      const isFlag = (key: string) => Object.hasOwn(before, key) || added.includes(key);
      expect(Object.keys(now).filter(key => !isFlag(key))).to.have.members(
        Object.keys(initial).filter(key => !isFlag(key)),
      );
      for (const [key, value] of Object.entries(now))
        if (isFlag(key)) expect(value, key).to.be.a('boolean');
        else expect(value, key).to.deep.equal(initial[key]);
      expect(Object.keys(withDefaults(settings, catalogue)).filter(isFlag)).to.deep.equal([]);
    });
  }
});
