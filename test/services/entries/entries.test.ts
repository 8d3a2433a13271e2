import {expect} from 'chai';

import type {EntryValues} from '#services/entries/entryValues';
import {importEntry, saveEntry} from '#services/entries/writes';
import type {WriteApi} from '#services/outbox/kind';
import type {Write} from '#services/outbox/write';

/** The current state on AniList: an entry that was completed elsewhere. */
const completed = {id: 5, mediaId: 1, status: 'COMPLETED', score: 0, scoreRaw: 0, progress: 0};
const call: WriteApi = {
  userName: 'Ann',
  userId: () => Promise.resolve(7),
  query: () => Promise.resolve({Page: {mediaList: [{...completed, progressVolumes: 0, repeat: 0}]}} as never),
  mutate: () => Promise.reject(new Error('nothing is sent')),
};

const payload: EntryValues = {mediaId: 1, status: 'PLANNING'};
const write: Write = {
  ...{id: 1, kind: 'importEntry', account: 'id:7', target: 'entry:1', page: 'p', createdAt: 1},
  ...{payload, base: {status: 'CURRENT'}, state: 'waiting', attempts: 0},
};

describe('an entry change that had to wait', () => {
  for (const [kind, what, isOld, action] of [
    [importEntry, 'is held where an import would undo a new status', true, 'conflict'],
    [importEntry, 'is sent at once where it is fresh', false, 'send'],
    [saveEntry, 'is sent where a person has chosen the status by hand', true, 'send'],
  ] as const)
    it(what, async () => {
      const decision = await kind.check?.(call, {payload, write, isOld});
      expect(decision?.action).to.equal(action);
    });

  it('is sent if the user has chosen to send it anyway', async () => {
    const forced = {...write, forced: true};
    expect((await importEntry.check?.(call, {payload, write: forced, isOld: true}))?.action).to.equal('send');
  });
});
