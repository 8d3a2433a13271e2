import {expect} from 'chai';

import {waitUntil} from '../../support/wait';
import {useOutbox} from '../../support/writes';

const lost = () => new TypeError('Failed to fetch');
const entry = (args: object) => ({__typename: 'MediaList', id: 10, mediaId: 1, status: 'CURRENT', ...args});
const user = () => ({__typename: 'User', id: 5});

describe('the outbox across accounts, tabs and pages', () => {
  const {api, open, answers, asked, pass} = useOutbox();

  it('sends a write only with its own account', async () => {
    api.fails(lost);
    const {writes, services, state} = open();
    void writes.add('saveEntry', {mediaId: 1, progress: 4}, {base: {}});
    await waitUntil(() => state('sent')?.lost);
    services.session.setUser('Other', 'another');
    api.fails(undefined);
    answers({Viewer: user, 'Page.mediaList': () => [], SaveMediaListEntry: ({args}) => entry(args)});
    pass();
    writes.sendNow();
    await waitUntil(() => writes.otherAccountCount() === 1);
    const before = asked('SaveMediaListEntry');
    expect(writes.list()).to.deep.equal([]);
    services.session.setUser('Mirabel', 'secret');
    await waitUntil(() => writes.list().length === 0 && writes.otherAccountCount() === 0);
    expect(asked('SaveMediaListEntry')).to.equal(before + 1);
  });

  it('sends each write from only one tab', async () => {
    answers({Viewer: user, 'Page.mediaList': () => [], SaveMediaListEntry: ({args}) => entry(args)});
    const tabs = [open(), open()];
    const dones = [1, 2, 3, 4].map(
      mediaId => tabs[mediaId % 2]?.writes.add('saveEntry', {mediaId, progress: 1}, {base: {}}).done,
    );
    await Promise.all(dones);
    expect(asked('SaveMediaListEntry')).to.equal(4);
    for (const {empty} of tabs) await empty();
  });

  it('keeps a journal and undoes a change unless the entry has changed since', async () => {
    let now = {progress: 3, score: 7};
    answers({
      Viewer: user,
      'Page.mediaList': () => [entry(now)],
      SaveMediaListEntry: ({args}) => entry((now = {...now, ...args})),
    });
    const {writes, empty} = open();
    await writes.add('saveEntry', {mediaId: 1, progress: 4}, {base: {progress: 3}, label: 'A Work'}).done;
    const [line] = await writes.journal();
    expect(line).to.deep.include({mediaId: 1, label: 'A Work', before: {progress: 3}, after: {progress: 4, id: 10}});
    if (!line) return;
    now = {...now, progress: 8};
    expect(await writes.undo(line)).to.deep.include({state: 'changed'});
    now = {...now, progress: 4};
    expect(await writes.undo(line)).to.deep.equal({state: 'undone'});
    await empty();
    expect([now.progress, (await writes.journal()).length]).to.deep.equal([3, 2]);
  });

  it('keeps writes in memory and reports that if the browser has no database', async () => {
    const native = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open');
    Object.defineProperty(IDBFactory.prototype, 'open', {
      configurable: true,
      value: () => {
        throw new Error('no database');
      },
    });
    try {
      answers({Viewer: user, 'Page.mediaList': () => [], SaveMediaListEntry: ({args}) => entry(args)});
      const {writes, services} = open();
      const {stored, done} = writes.add('saveEntry', {mediaId: 1, progress: 4}, {base: {}});
      expect(await stored).to.equal(false);
      expect((await done).progress).to.equal(4);
      expect(services.report.notices.join()).to.contain('lost when you close the page');
    } finally {
      if (native) Object.defineProperty(IDBFactory.prototype, 'open', native);
    }
  });
});
