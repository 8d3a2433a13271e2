import {expect} from 'chai';

import {blockList} from '#services/settings/shared';
import {data, number, toggle} from '#services/settings/handles';
import {changesOfDefaults, changesOfPreset, presets, withDefaults, withPreset} from '#services/settings/presets';
import {catalogue as all} from '#src/catalogue.generated';
import * as v from 'valibot';
import {info} from '../../support/definitions';
import {fakeServices} from '../../support/services';

const amount = number('amount', {title: 'Amount', initial: 3});
const colours = data('colours', {initial: '', schema: v.string()});
const catalogue = [
  info('calm', {preset: 'quiet', settings: [amount]}),
  info('lively', {enabledByDefault: true, data: [colours]}),
  info('rare', {enabledByDefault: false}),
  info('taking', {enabledByDefault: false, preset: 'never'}),
  info('shy', {enabledByDefault: true, preset: 'never'}),
  info('fresh', {enabledByDefault: true, newIn: '11.0.0'}),
  info('needed', {enabledByDefault: false, preset: 'kept'}),
  info('locked', {locked: true}),
];
const stored = {calm: false, lively: false, taking: true, amount: 7, colours: 'red', ofAnother: 1, clientId: '4242'};

describe('presets', () => {
  const {settings} = fakeServices({settings: stored, catalogue});
  for (const [preset, on] of [
    ['calm', ['calm']],
    ['older', ['calm', 'lively', 'shy']],
    ['balanced', ['calm', 'lively', 'shy', 'fresh']],
    ['useful', ['calm', 'lively', 'rare', 'shy', 'fresh']],
    ['off', []],
  ] as const)
    it(`${preset} sets all switches and nothing else`, () => {
      const after = withPreset(settings, catalogue, preset);
      expect(catalogue.map(({id}) => id).filter(id => after[id] === true)).to.deep.equal(on);
      expect(after).to.deep.include({amount: 7, colours: 'red', ofAnother: 1, clientId: '4242'});
    });

  for (const preset of presets.filter(each => each !== 'off'))
    for (const isOn of [true, false])
      it(`${preset} leaves what no preset changes ${isOn ? 'on' : 'off'}`, () => {
        const own = fakeServices({settings: {needed: isOn}, catalogue}).settings;
        expect(withPreset(own, catalogue, preset).needed).to.equal(isOn);
        const {on, off} = changesOfPreset(own, catalogue, preset);
        expect([...on, ...off].map(({id}) => id)).not.to.include('needed');
      });

  it('off turns off even what no other preset changes', () => {
    const own = fakeServices({settings: {needed: true}, catalogue}).settings;
    expect(withPreset(own, catalogue, 'off').needed).to.equal(false);
    expect(changesOfPreset(own, catalogue, 'off').off.map(({id}) => id)).to.include('needed');
  });

  it('are exactly these five', () => expect(presets).to.deep.equal(['calm', 'balanced', 'useful', 'older', 'off']));

  for (const [preset, on, off] of [
    ['calm', ['calm'], ['taking', 'shy', 'fresh']],
    ['older', ['calm', 'lively'], ['taking', 'fresh']],
    ['useful', ['calm', 'lively', 'rare'], ['taking']],
  ] as const)
    it(`${preset} lists what it turns on and off before it is applied`, () => {
      const changes = changesOfPreset(settings, catalogue, preset);
      expect([changes.on, changes.off].map(each => each.map(({id}) => id))).to.deep.equal([on, off]);
    });
});

describe('presets and features with several switches', () => {
  const both = [toggle('one', {title: 'One', initial: true}), toggle('two', {title: 'Two', initial: false})];
  const of = (more: Parameters<typeof info>[1]) => [info('merged', {switches: both, ...more})];
  for (const [preset, more, after] of [
    ['calm', {}, [false, false]],
    ['calm', {preset: 'quiet'}, [true, true]],
    ['useful', {}, [true, true]],
    ['useful', {preset: 'never'}, [true, false]],
    ['older', {}, [true, false]],
    ['older', {newIn: '11.0.0'}, [false, false]],
    ['useful', {preset: 'kept'}, [undefined, undefined]],
  ] as const)
    it(`${preset} makes them ${after.join(' and ')} where the definition says ${JSON.stringify(more)}`, () => {
      const values = withPreset(fakeServices().settings, of(more), preset);
      expect(both.map(({key}) => values[key])).to.deep.equal(after);
      expect(values).not.to.have.property('merged');
    });

  it('list a feature as both turned on and turned off if both happen', () => {
    const {settings} = fakeServices({settings: {one: false, two: true}});
    const {on, off} = changesOfPreset(settings, of({}), 'older');
    expect([on, off].map(each => each.map(({id}) => id))).to.deep.equal([['merged'], ['merged']]);
  });

  it('leave options unchanged', () => {
    const option = toggle('option', {title: 'Option', initial: false});
    const {settings} = fakeServices({settings: {option: true}});
    for (const preset of presets)
      expect(withPreset(settings, [info('first', {settings: [option]})], preset).option).to.equal(true);
  });

  it('are stored under the old spelling of a renamed feature', () => {
    const values = withPreset(fakeServices().settings, [info('renamed', {storedAs: 'renamd'})], 'calm');
    expect(values).to.deep.equal({renamd: false});
  });
});

describe('the default settings', () => {
  it('reset switches, sub-settings and data, but keep unknown keys, lists and the client id', () => {
    const {settings} = fakeServices({settings: stored, catalogue});
    settings.set(blockList, [{user: 'Nuisance'}]);
    const after = withDefaults(settings, [...catalogue, info('blockList', {data: [blockList]})]);
    expect(after).to.deep.equal({
      settingsVersion: 1,
      ofAnother: 1,
      clientId: '4242',
      '@blockList': [{user: 'Nuisance'}],
    });
  });
});

describe('the presets do what their descriptions say', () => {
  const {settings} = fakeServices({catalogue: all});
  const turnedOn = (preset: 'calm' | 'useful') => changesOfPreset(settings, all, preset).on;

  it('"Everything useful" turns on nothing that hides, replaces or rearranges', () => {
    const summaries = turnedOn('useful').map(({summary}) => summary);
    expect(summaries.length).to.be.greaterThan(5);
    expect(
      summaries.filter(each => /^(?:Hides|Replaces|Turns|Moves|Removes|Enlarges)|in place of|wider column/.test(each)),
    ).to.deep.equal([]);
    const ids = turnedOn('useful').map(({id}) => id);
    for (const id of ['feedCommentFilter', 'termsFeed', 'expandRight', 'noImagePolyfill', 'cleanSocial'])
      expect(ids).not.to.include(id);
  });

  it('"Calm" leaves animations off and stops videos', () => {
    const after = withPreset(settings, all, 'calm');
    expect(after).to.include({annoyingAnimations: true, noAutoplay: true});
  });

  it('the defaults name what they turn on and off and which options they reset, without the lists', () => {
    const own = fakeServices({settings: {...stored, rare: true, blockList: ['x']}, catalogue}).settings;
    const {on, off, reset} = changesOfDefaults(own, catalogue);
    expect([on, off, reset].map(each => each.map(({id}) => id))).to.deep.equal([
      ['calm', 'lively'],
      ['rare', 'taking'],
      ['calm', 'lively'],
    ]);
    const again = fakeServices({settings: withDefaults(own, catalogue), catalogue}).settings;
    expect(changesOfDefaults(again, catalogue)).to.deep.equal({on: [], off: [], reset: []});
  });
});
