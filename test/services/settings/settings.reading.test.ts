import {expect} from 'chai';
import * as v from 'valibot';

import {createReport} from '#services/report';
import {data, number, text, toggle} from '#services/settings/handles';
import {createSettings} from '#services/settings/settings';
import {blockList, clientId, titleLanguage} from '#services/settings/shared';
import {useConsole} from '../../support/console';
import {useSignal} from '../../support/page';
import {MemoryStorage} from '../../support/storage';

const flag = toggle('flag', {title: 'Flag', initial: true});
const amount = number('amount', {title: 'Amount', initial: 3, min: 0, max: 50});
const words = text('words', {title: 'Words', initial: 'nsfw'});
const map = data('map', {initial: {}, schema: v.record(v.string(), v.number())});

describe('settings as they are read', () => {
  const test = useSignal();
  useConsole();

  function open(stored: unknown, raw = JSON.stringify(stored)) {
    const storage = new MemoryStorage({hohSettings: raw});
    const report = createReport('Test');
    const settings = createSettings({storage, report, signal: test.signal});
    const saved = (): unknown => JSON.parse(storage.getItem('hohSettings') ?? '{}');
    return {storage, report, settings, saved};
  }

  it('are not read from the prototype of the stored object', () => {
    const {settings} = open({}, '{"__proto__": {"flag": false, "amount": 7}, "map": {"__proto__": {"a": "b"}}}');
    settings.set(words, 'other');
    expect([flag, amount].map(each => settings.get<unknown>(each))).to.deep.equal([true, 3]);
    expect(settings.get(map)).to.deep.equal({});
  });

  it('keep an unknown key that starts like the key of a separately stored setting', () => {
    const {settings, saved} = open({'@other': 1, '@titleAliasesOld': 2});
    settings.set(flag, false);
    expect(saved()).to.include({'@other': 1, '@titleAliasesOld': 2, flag: false});
  });

  it('are reported by their labels when a stored value is invalid', () => {
    const {settings, report} = open({clientId: 5});
    expect(settings.get(clientId)).to.equal('');
    expect(report.notices[0]).to.include('"Client ID"');
  });

  it('are stored in the current format once, at the start', () => {
    const {storage, saved} = open({flag: false, feedCommentLikes: '2', titleLanguage: 'NATIVE_STYLISED'});
    expect(saved()).to.deep.equal({settingsVersion: 1, flag: false, feedCommentLikes: 2, titleLanguage: 'NATIVE'});
    const once = storage.getItem('hohSettings');
    let writes = 0;
    storage.setItem = () => void (writes += 1);
    createSettings({storage, report: createReport('Test'), signal: test.signal});
    expect([storage.getItem('hohSettings'), writes]).to.deep.equal([once, 0]);
  });

  it('show no notice for a stylised title language', () => {
    const {settings, report} = open({settingsVersion: 1, titleLanguage: 'ENGLISH_STYLISED'});
    expect(settings.get(titleLanguage)).to.equal('ENGLISH');
    expect(report.notices).to.deep.equal([]);
  });

  it('contain each block list entry once', () => {
    const {settings} = open({});
    settings.set(blockList, [
      {user: 'Nuisance'},
      {user: 'nuisance'},
      {user: 'Nuisance', media: 1},
      {media: 1},
      {media: 1},
    ]);
    expect(settings.get(blockList)).to.deep.equal([{user: 'Nuisance'}, {user: 'Nuisance', media: 1}, {media: 1}]);
  });
});
