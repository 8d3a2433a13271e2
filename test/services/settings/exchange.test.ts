import {expect} from 'chai';

import {readSettingsFile, settingsFile} from '#services/settings/exchange';
import {number, toggle} from '#services/settings/handles';
import {blockList, titleAliases} from '#services/settings/shared';

const flag = toggle('flag', {title: 'Flag', initial: true});
const amount = number('amount', {title: 'Amount', initial: 3, min: 0, max: 50});
const handles = [flag, amount, titleAliases, blockList];
const aliases = [['/anime/1/', 'Bebop "7" 🚀']];
const whole = {settingsVersion: 1, flag: false, amount: 7, ofAnother: [1], [titleAliases.key]: aliases};

describe('a settings file', () => {
  const file = settingsFile(whole, {name: 'Automail', version: '10.0.0', at: 0});

  it('names script, version and time, and is readable by people', () => {
    expect(JSON.parse(file)).to.deep.include({
      script: 'Automail',
      version: '10.0.0',
      exported: '1970-01-01T00:00:00.000Z',
      titleAliases: aliases,
    });
    expect(file.split('\n').length).to.be.greaterThan(5);
  });

  it('restores everything', () =>
    expect(readSettingsFile(file, handles)).to.deep.equal({kind: 'settings', snapshot: whole, dropped: []}));

  it('may come from the storage of an older version, whose token is ignored', () =>
    expect(readSettingsFile('{"flag": true, "forumPreviewNumber": "5", "accessToken": "x"}', handles)).to.deep.equal({
      kind: 'settings',
      snapshot: {flag: true, forumPreviewNumber: 5, settingsVersion: 1},
      dropped: [],
    }));

  it('loses only the values that do not fit, and lists their keys', () =>
    expect(
      readSettingsFile(
        '{"settings": {"settingsVersion": 1, "flag": "yes", "amount": 70, "x": 1}, "blockList": 3}',
        handles,
      ),
    ).to.deep.equal({
      kind: 'settings',
      snapshot: {settingsVersion: 1, x: 1},
      dropped: ['flag', 'amount', blockList.key],
    }));

  for (const [name, text, reason] of [
    ['not JSON', '<html>', "isn't valid JSON"],
    ['a truncated file', file.slice(0, 60), "isn't valid JSON"],
    ['empty', '', "isn't valid JSON"],
    ['an array', '[1, 2]', 'no Automail settings'],
    ['null', 'null', 'no Automail settings'],
    ['an exported list', '{"version": "1.01", "type": "ANIME", "lists": [], "flag": true}', 'no Automail settings'],
    ['an unrelated JSON file', '{"name": "left-pad"}', 'no Automail settings'],
    ['a damaged settings file', '{"settings": "none"}', 'no Automail settings'],
    ['binary data', '\u0000\u0001PK\u0003', "isn't valid JSON"],
    ['far too large', `{"flag": true, "x": "${'x'.repeat(5_000_000)}"}`, 'too large'],
  ] as const)
    it(`is refused when it is ${name}`, () => {
      const found = readSettingsFile(text, handles);
      expect(found.kind === 'refused' && found.reason).to.include(reason);
    });

  it('cannot modify a prototype', () => {
    readSettingsFile('{"__proto__": {"planted": true}, "flag": true}', handles);
    expect('planted' in {}).to.equal(false);
  });
});
