// @dates
import {expect} from 'chai';

import {catalogue} from '#src/catalogue.generated';
import {readSettingsFile, settingsFile} from '#services/settings/exchange';
import {number, toggle} from '#services/settings/handles';
import {knownSettings} from '#services/settings/known';
import {blockList, regularTags, titleAliases} from '#services/settings/shared';

const flag = toggle('flag', {title: 'Flag', initial: true});
const amount = number('amount', {title: 'Amount', initial: 3, min: 0, max: 50});
const handles = [flag, amount, titleAliases, blockList];
const aliases = [['/anime/1/', 'Bebop "7" 🚀']];
const whole = {settingsVersion: 1, flag: false, amount: 7, ofAnother: [1], [titleAliases.key]: aliases};

describe('a settings file', () => {
  const file = settingsFile(whole, {name: 'Automail', version: '11.0.0', at: 0});

  it('contains the script, version and time, and is human-readable', () => {
    expect(JSON.parse(file)).to.deep.include({
      script: 'Automail',
      version: '11.0.0',
      exported: '1970-01-01T00:00:00.000Z',
      titleAliases: aliases,
    });
    expect(file.split('\n').length).to.be.greaterThan(5);
  });

  it('sets everything that was exported, except the settings version', () => {
    const {settingsVersion, ...values} = whole;
    expect(settingsVersion).to.equal(1);
    expect(readSettingsFile(file, handles)).to.deep.equal({kind: 'settings', values, leftOut: []});
  });

  it('contains the regular tags of both lists, without empty or duplicate ones', () => {
    const key = 'regularTagsCustom Manga Tags';
    const tags = settingsFile(
      {[regularTags.MANGA.key]: ['Isekai', ' ', 'Isekai', 7, 'Seinen']},
      {name: '', version: '', at: 0},
    );
    expect((JSON.parse(tags) as Record<string, unknown>)[key]).to.have.length(5);
    const found = readSettingsFile(tags, knownSettings([]));
    expect(found.kind === 'settings' && found.values[regularTags.MANGA.key]).to.deep.equal(['Isekai', 'Seinen']);
  });

  it('may come from an older version, whose token is skipped', () =>
    expect(readSettingsFile('{"flag": true, "forumPreviewNumber": "5", "accessToken": "x"}', handles)).to.deep.equal({
      kind: 'settings',
      values: {flag: true, forumPreviewNumber: 5},
      leftOut: [{name: 'Sign-in to Automail', reason: 'sign-ins are never imported from a file'}],
    }));

  it('never brings a running bisect, fixes between releases, or a format', () => {
    const known = [...knownSettings([]), flag];
    for (const [key, value] of [
      ['culpritSearch', {suspects: ['flag'], off: ['flag'], step: 1}],
      ['siteFixes', {features: [{id: 'flag', reason: 'It fails.'}], selectors: [], at: 1}],
      ['settingsVersion', 0],
    ] as const) {
      const found = readSettingsFile(JSON.stringify({flag: true, [key]: value}), known);
      expect(found.kind === 'settings' && found.values, key).to.deep.equal({flag: true});
    }
  });

  it('sets nothing that it does not contain', () => {
    const found = readSettingsFile('{"flag": true}', handles);
    expect(found.kind === 'settings' && Object.keys(found.values)).to.deep.equal(['flag']);
  });

  it('drops only invalid values, and lists them by name with the reason', () =>
    expect(
      readSettingsFile(
        '{"settings": {"settingsVersion": 1, "flag": true, "amount": 70, "x": 1}, "blockList": 3, "titleAliases": [["/anime/1/", "A"], 7, []]}',
        handles,
      ),
    ).to.deep.equal({
      kind: 'settings',
      values: {flag: true, x: 1, [titleAliases.key]: [['/anime/1/', 'A']]},
      leftOut: [
        {name: 'Amount', reason: 'its value is invalid'},
        {name: 'Your own titles for anime and manga', reason: '2 entries are invalid or duplicates'},
        {name: 'Home feed block list', reason: 'its value is invalid'},
      ],
    }));

  for (const [key, value, reason, kept] of [
    ['titleAliases', [7, []], 'its value is invalid', undefined],
    ['softBlock', ['Ann', 7], '1 entry is invalid or a duplicate', ['Ann']],
    ['selectorOverrides', {feed: '.a', note: 5}, '1 entry is invalid or a duplicate', {feed: '.a'}],
    [
      'listTableViews',
      {ANIME: [{id: '1', name: 'A', query: 'a'}, {name: 'B'}, 7], MANGA: 3},
      '3 entries are',
      undefined,
    ],
  ] as const)
    it(`leaves out invalid members of ${key}`, () => {
      const found = readSettingsFile(JSON.stringify({clientId: '5', [key]: value}), knownSettings(catalogue));
      expect(found.leftOut.map(left => left.reason).join()).to.include(reason);
      if (kept) expect(found.kind === 'settings' && found.values[key]).to.deep.equal(kept);
    });

  it('keeps the saved views beside one that cannot be read', () => {
    const views = {ANIME: [{id: '1', name: 'A', query: 'a'}, {name: 'B'}]};
    const found = readSettingsFile(JSON.stringify({listTableViews: views}), knownSettings(catalogue));
    expect(found.kind === 'settings' && found.values.listTableViews).to.have.deep.nested.property('ANIME[0].name', 'A');
  });

  it('is refused with reasons if none of its settings can be used', () =>
    expect(readSettingsFile('{"flag": "yes", "x": 1}', handles)).to.deep.include({
      kind: 'refused',
      leftOut: [{name: 'Flag', reason: 'its value is invalid'}],
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
    const found = readSettingsFile(
      '{"__proto__": {"planted": true}, "flag": true, "x": {"__proto__": {"y": 1}}}',
      handles,
    );
    expect('planted' in {}).to.equal(false);
    expect(JSON.stringify(found)).to.not.match(/proto|planted|"y"/);
  });

  const wrong: readonly [string, unknown, string][] = [
    ['clientId', 5, 'Client ID: its value is invalid'],
    ['clientId', 'not a number', 'Client ID: its value is invalid'],
    ['settingsVersion', 99, 'Settings format: the file comes from a newer version of Automail'],
    ['settingsVersion', 'abc', 'Settings format: the file comes from a newer version of Automail'],
    ['accessToken', 'secret', 'Sign-in to Automail: sign-ins are never imported from a file'],
  ];
  for (const [key, value, reason] of wrong)
    it(`skips ${key} when it is ${JSON.stringify(value)}, and reports why`, () => {
      const found = readSettingsFile(JSON.stringify({flag: true, [key]: value}), [flag, ...knownSettings([])]);
      expect(found.leftOut.map(each => `${each.name}: ${each.reason}`)).to.deep.equal([reason]);
      expect(found.kind === 'settings' && found.values).to.deep.equal({flag: true});
    });
});
