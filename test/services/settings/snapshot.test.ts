import {expect} from 'chai';

import {createReport} from '#services/report';
import {toggle} from '#services/settings/handles';
import {createSettings} from '#services/settings/settings';
import {accessToken, blockList, titleAliases} from '#services/settings/shared';
import {useConsole} from '../../support/console';
import {useSignal} from '../../support/page';
import {MemoryStorage} from '../../support/storage';

const flag = toggle('flag', {title: 'Flag', initial: true});
/** A switch with the same name as a standalone setting. */
const aliases = toggle('titleAliases', {title: 'Aliases', initial: true});

describe('settings as a whole', () => {
  const test = useSignal();
  useConsole();
  const open = (stored: Record<string, string>) => {
    const storage = new MemoryStorage(stored);
    const report = createReport('Test');
    return {storage, report, settings: createSettings({storage, report, signal: test.signal})};
  };

  it('store standalone settings under their own keys, independent of a switch with the same name', () => {
    const {settings, storage} = open({
      hohSettings: '{"titleAliases": false}',
      titleAliases: '[["/anime/1/", "Bebop"]]',
    });
    expect(settings.get(titleAliases)).to.deep.equal([['/anime/1/', 'Bebop']]);
    expect(settings.get(aliases)).to.equal(false);
    settings.set(blockList, [{user: 'Nuisance'}]);
    expect(JSON.parse(storage.getItem('blockList') ?? '')).to.deep.equal([{user: 'Nuisance'}]);
    expect(storage.getItem('hohSettings')).to.not.include('Nuisance');
    expect(storage.getItem('titleAliases')).to.equal('[["/anime/1/", "Bebop"]]');
  });

  it('back up damaged standalone settings under a key of their own', () => {
    const {settings, storage, report} = open({blockList: '[{"user": "Nui'});
    expect(settings.get(blockList)).to.deep.equal([]);
    expect(storage.getItem('blockListBackup')).to.equal('[{"user": "Nui');
    expect(report.notices.join()).to.include('blockListBackup');
  });

  it('notice changes to standalone settings by another tab', () => {
    const {settings, storage} = open({});
    storage.setItem('blockList', '[{"media": 21}]');
    dispatchEvent(new StorageEvent('storage', {key: 'blockList'}));
    expect(settings.get(blockList)).to.deep.equal([{media: 21}]);
  });

  it('are saved in snapshots and restored without the token, which stays unchanged', () => {
    const {settings, storage} = open({
      hohSettings: '{"flag": false, "ofAnother": 1, "accessToken": "secret"}',
      titleAliases: '[["/anime/1/", "Bebop"]]',
    });
    const before = settings.snapshot();
    expect(JSON.stringify(before)).to.not.include('secret');
    settings.set(flag, true);
    settings.set(titleAliases, []);
    settings.set(blockList, [{user: 'Nuisance'}]);
    settings.restore(before);
    expect([settings.get(flag), settings.get(titleAliases), settings.get(blockList)]).to.deep.equal([
      false,
      [['/anime/1/', 'Bebop']],
      [],
    ]);
    expect(storage.getItem('blockList')).to.equal(null);
    expect(settings.snapshot().ofAnother).to.equal(1);
    settings.restore({accessToken: 'planted'});
    expect(settings.get(accessToken)).to.equal('secret');
    expect(settings.get(flag)).to.equal(true);
  });

  it('set nothing through the prototype when a snapshot of an earlier version is restored', () => {
    const {settings} = open({});
    const planted: unknown = JSON.parse('{"__proto__": {"flag": false, "accessToken": "planted"}}');
    settings.restore(planted as Record<string, unknown>);
    expect([settings.get(flag), settings.get(accessToken)]).to.deep.equal([true, '']);
  });
});
