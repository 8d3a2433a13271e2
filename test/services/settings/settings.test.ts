import {expect} from 'chai';
import * as v from 'valibot';

import {createReport} from '#services/report';
import {data, number, select, text, toggle} from '#services/settings/handles';
import {createSettings} from '#services/settings/settings';
import {useConsole} from '../../support/console';
import {useSignal} from '../../support/page';
import {MemoryStorage} from '../../support/storage';

const flag = toggle('flag', {title: 'Flag', initial: true});
const amount = number('amount', {title: 'Amount', initial: 3, min: 0, max: 50});
const words = text('words', {title: 'Words', initial: 'nsfw'});
const language = select('language', {title: 'Language', initial: 'English', values: ['English', 'German']});
const map = data('map', {initial: {}, schema: v.record(v.string(), v.number())});

describe('settings', () => {
  const test = useSignal();
  useConsole();

  function open(stored: unknown, raw = JSON.stringify(stored)) {
    const storage = new MemoryStorage(stored === undefined ? {} : {hohSettings: raw});
    const report = createReport('Test');
    const settings = createSettings({storage, report, signal: test.signal});
    const saved = () => {
      const {settingsVersion, ...values} = JSON.parse(storage.getItem('hohSettings') ?? '{}') as Record<
        string,
        unknown
      >;
      return {settingsVersion, values};
    };
    return {storage, report, settings, saved};
  }

  it('are new if nothing was stored at the start, whatever is stored later', () => {
    const {settings} = open(undefined);
    settings.set(amount, 4);
    expect(settings.isNew()).to.equal(true);
    expect(open({}).settings.isNew()).to.equal(false);
    expect(open({}, 'damaged').settings.isNew()).to.equal(false);
  });

  it('have their defaults when nothing is stored', () => {
    const {settings, report, storage} = open(undefined);
    expect([flag, amount, words, language].map(each => settings.get<unknown>(each))).to.deep.equal([
      true,
      3,
      'nsfw',
      'English',
    ]);
    expect(settings.get(map)).to.deep.equal({});
    expect(report.notices).to.deep.equal([]);
    expect(storage.getItem('hohSettings')).to.equal(null);
  });

  it('have the stored values, and defaults for missing keys', () => {
    const {settings} = open({flag: false, amount: 50, map: {a: 1}});
    expect([settings.get(flag), settings.get(amount), settings.get(words)]).to.deep.equal([false, 50, 'nsfw']);
    expect(settings.get(map)).to.deep.equal({a: 1});
  });

  it('keep unknown keys when they are saved', () => {
    const {settings, saved} = open({ofAnother: {version: [1, 2]}, flag: true});
    settings.set(flag, false);
    expect(saved()).to.deep.equal({settingsVersion: 1, values: {ofAnother: {version: [1, 2]}, flag: false}});
  });

  const wrong: readonly [string, unknown][] = [
    ['flag', 'yes'],
    ['amount', '7'],
    ['amount', -1],
    ['amount', 51],
    ['amount', 2.5],
    ['words', 7],
    ['language', 'Klingon'],
    ['map', 'text'],
    ['map', {a: 'b'}],
  ];
  for (const [key, value] of wrong)
    it(`use the default when ${key} is ${JSON.stringify(value)}, report it once and keep the stored value`, () => {
      const {settings, report, saved} = open({[key]: value});
      const setting = [flag, amount, words, language, map].find(each => each.key === key) ?? flag;
      expect(settings.get<unknown>(setting)).to.deep.equal(setting.initial);
      settings.get<unknown>(setting);
      expect(report.notices.length).to.equal(1);
      expect(report.notices[0]).to.include(`"${setting.title || key}"`);
      settings.set(toggle('other', {title: '', initial: true}), false);
      expect(saved()).to.deep.equal({settingsVersion: 1, values: {[key]: value, other: false}});
    });

  for (const raw of ['{"flag": fal', '', 'null', '[1]', '"text"', '7'])
    it(`are backed up and replaced by defaults when the stored text is ${raw || '""'}`, () => {
      const {settings, report, storage, saved} = open({}, raw);
      expect(settings.get(flag)).to.equal(true);
      expect(storage.getItem('hohSettingsBackup')).to.equal(raw);
      expect(report.notices.length).to.equal(1);
      expect(report.notices[0]).to.include('hohSettingsBackup');
      settings.set(flag, false);
      expect(saved()).to.deep.equal({settingsVersion: 1, values: {flag: false}});
      expect(storage.getItem('hohSettingsBackup')).to.equal(raw);
      expect(report.notices.length).to.equal(1);
    });

  it('can be reset to their defaults', () => {
    const {settings, saved} = open({flag: false, amount: 7, other: 1});
    settings.reset([flag, amount]);
    expect([settings.get(flag), settings.get(amount)]).to.deep.equal([true, 3]);
    expect(saved()).to.deep.equal({settingsVersion: 1, values: {other: 1}});
  });
});

describe('settings that cannot be saved', () => {
  const test = useSignal();
  useConsole();

  it('apply to the page when the storage is full, and are reported once', () => {
    const storage = new MemoryStorage({hohSettings: '{"flag": true}'});
    const report = createReport('Test');
    const settings = createSettings({storage, report, signal: test.signal});
    storage.full = true;
    settings.set(flag, false);
    expect(settings.get(flag)).to.equal(false);
    settings.set(words, 'more');
    expect([settings.get(flag), settings.get(words)]).to.deep.equal([false, 'more']);
    expect(report.notices.join(' | ')).to.match(/^[^|]*save the settings[^|]*$/);
    expect(settings.isStored(flag)).to.equal(false);
    storage.full = false;
    settings.set(amount, 7);
    expect([settings.isStored(flag), settings.isStored(amount)]).to.deep.equal([true, true]);
    expect(JSON.parse(storage.getItem('hohSettings') ?? '')).to.deep.equal({
      settingsVersion: 1,
      flag: false,
      words: 'more',
      amount: 7,
    });
  });

  it('apply to the page when there is no storage', () => {
    const report = createReport('Test');
    const settings = createSettings({storage: undefined, report, signal: test.signal});
    settings.set(flag, false);
    settings.set(words, 'more');
    expect([settings.get(flag), settings.get(words), settings.get(amount)]).to.deep.equal([false, 'more', 3]);
    expect(report.notices.join()).to.include("couldn't save");
  });

  it('are not overwritten when damaged text cannot be copied to the backup key', () => {
    const storage = new MemoryStorage({hohSettings: 'broken'});
    storage.full = true;
    const report = createReport('Test');
    const settings = createSettings({storage, report, signal: test.signal});
    expect(settings.get(flag)).to.equal(true);
    settings.set(flag, false);
    expect(storage.getItem('hohSettings')).to.equal('broken');
  });
});
