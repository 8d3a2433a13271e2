import {expect} from 'chai';

import {announceChanges} from '#services/entries/announceChanges';
import {createToasts} from '#services/toasts';
import type {JournalEntry} from '#services/outbox/journal';
import {useSignal, useStage} from '../../support/page';
import {waitUntil} from '../../support/wait';

describe('announceChanges', () => {
  const stage = useStage();
  const test = useSignal();

  it('closes the toast of an earlier change when the list editor opens, and shows later ones', async () => {
    let announce: (entry: JournalEntry) => void = () => undefined;
    const toasts = createToasts();
    const writes = {
      onJournal: (listener: typeof announce) => void (announce = listener),
      undo: () => Promise.reject(new Error('not undone')),
    };
    announceChanges(writes, {toasts, signal: test.signal});
    const change: JournalEntry = {id: 1, account: 'Mirabel', at: 1, mediaId: 1, label: 'Title', after: {progress: 2}};
    announce(change);
    expect(toasts.list()).to.have.length(1);
    stage.show('<div class="list-editor"></div>');
    await waitUntil(() => toasts.list().length === 0);
    announce(change);
    expect(toasts.list()).to.have.length(1);
  });
});
