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

  it('says what made it and when, and can be read by people', () => {
    expect(JSON.parse(file)).to.deep.include({
      script: 'Automail',
      version: '10.0.0',
      exported: '1970-01-01T00:00:00.000Z',
      titleAliases: aliases,
    });
    expect(file.split('\n').length).to.be.greaterThan(5);
  });

  it('gives back everything', () =>
    expect(readSettingsFile(file, handles)).to.deep.equal({kind: 'settings', snapshot: whole, dropped: []}));

  it('may be what an older version stored; a token in it is not taken over', () =>
    expect(readSettingsFile('{"flag": true, "forumPreviewNumber": "5", "accessToken": "x"}', handles)).to.deep.equal({
      kind: 'settings',
      snapshot: {flag: true, forumPreviewNumber: 5, settingsVersion: 1},
      dropped: [],
    }));

  it('loses only what does not fit, and names it', () =>
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
    ['no JSON', '<html>', 'no JSON'],
    ['half a file', file.slice(0, 60), 'no JSON'],
    ['nothing', '', 'no JSON'],
    ['a list', '[1, 2]', 'no settings'],
    ['null', 'null', 'no settings'],
    ['an export of a list', '{"version": "1.01", "type": "ANIME", "lists": [], "flag": true}', 'no settings'],
    ['something else of JSON', '{"name": "left-pad"}', 'no settings'],
    ['broken settings', '{"settings": "none"}', 'no settings'],
    ['binary data', '\u0000\u0001PK\u0003', 'no JSON'],
    ['far too much', `{"flag": true, "x": "${'x'.repeat(5_000_000)}"}`, 'too large'],
  ] as const)
    it(`is refused where it is ${name}`, () => {
      const found = readSettingsFile(text, handles);
      expect(found.kind === 'refused' && found.reason).to.include(reason);
    });

  it('cannot plant a prototype', () => {
    readSettingsFile('{"__proto__": {"planted": true}, "flag": true}', handles);
    expect('planted' in {}).to.equal(false);
  });
});
