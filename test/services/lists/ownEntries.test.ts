import {expect} from 'chai';

import type {OwnEntry} from '#services/entries/entry';
import {apiOf} from '#services/api/api';
import {EntryStore} from '#services/entries/entryStore';
import {ApiError} from '#services/api/apiError';
import {apiError} from '../../support/fetch';
import {useOwnEntries} from '../../support/ownEntries';
import {useStage} from '../../support/page';
import {nextFrame, waitUntil} from '../../support/wait';

describe("the user's own entries", () => {
  const {api, open} = useOwnEntries();
  const stage = useStage();

  it('are loading, then have the values from the API', async () => {
    const {look, loaded, entry} = open();
    expect(look()).to.deep.equal({state: 'loading', entries: undefined});
    await loaded();
    const expected: OwnEntry = {
      mediaId: 1,
      status: 'CURRENT',
      score: 7,
      scoreFormat: 'POINT_10',
      progress: 3,
      total: 26,
      completedAt: undefined,
      repeat: 0,
    };
    expect(entry()).to.deep.equal(expected);
    expect(look()).to.equal(look());
  });

  it('are kept for at most 100 media items that nothing shows', () => {
    const {set, services} = open();
    const {lists} = apiOf(services);
    const views = Array.from({length: 150}, (_, index) => lists.entry(index + 1));
    const isKept = (mediaId: number) => lists.entry(mediaId) === views[mediaId - 1];
    expect(views[0]).to.equal(set);
    // Number 1 is shown. Asking for one that was dropped would drop another one.
    expect([1, 52, 53, 150].map(isKept)).to.deep.equal([true, true, true, true]);
    expect(isKept(51)).to.equal(false);
  });

  it('are selected for what is shown only, and otherwise when they are read', async () => {
    const {loaded, services, stored} = open();
    const {lists} = apiOf(services);
    const others = Array.from({length: 50}, (_, index) => lists.entry(index + 2));
    await loaded();
    const {entry: native} = EntryStore.prototype;
    const selected: number[] = [];
    EntryStore.prototype.entry = function (this: EntryStore, mediaId: number) {
      selected.push(mediaId);
      return native.call(this, mediaId);
    };
    try {
      await lists.entry(1).save(1, {score: 9});
      expect([...new Set(selected)]).to.deep.equal([1]);
    } finally {
      EntryStore.prototype.entry = native;
    }
    expect([others[0]?.get().state, stored.entry?.score]).to.deep.equal(['loading', 9]);
  });

  it('are those of now when a view is read that nothing shows, and when it is shown', async () => {
    const {services} = open({isShown: false});
    const {writes, lists} = apiOf(services);
    const view = lists.entry(1);
    await view.refetch();
    expect(view.get().entries?.get(1)?.score).to.equal(7);
    const saved = view.save(1, {score: 9});
    const shown: (number | undefined)[] = [];
    view.subscribe(() => shown.push(view.get().entries?.get(1)?.score), services);
    expect([view.get().entries?.get(1)?.score, writes.list().length]).to.deep.equal([9, 1]);
    await saved;
    expect(view.get().entries?.get(1)?.score).to.equal(9);
  });

  it('are undefined when the media item is not on the list', async () => {
    const {loaded, entry, stored} = open();
    stored.entry = undefined;
    await loaded();
    expect(entry()).to.equal(undefined);
  });

  it('are queried at most once every half minute', async () => {
    const {look, loaded, questions, settled, pass} = open();
    await loaded();
    pass(29_999);
    look();
    await settled();
    expect(questions()).to.equal(1);
    pass(1);
    look();
    await waitUntil(() => questions() === 2);
  });

  it('are queried again if the clock was set back', async () => {
    const {look, loaded, questions, pass} = open();
    await loaded();
    pass(-60_000);
    look();
    await waitUntil(() => questions() === 2);
  });

  it('drop an unknown status, and treat an unknown score format as POINT_100', async () => {
    const {loaded, entry, stored} = open();
    stored.entry = {score: 7, progress: 3, status: 'PONDERING'};
    await loaded();
    expect(entry()?.status).to.equal(undefined);
  });

  it("show a change at once and keep the API's result", async () => {
    const {set, loaded, entry, stored, changes} = open();
    await loaded();
    const saved = set.save(1, {score: 8});
    expect(entry()?.score).to.equal(8);
    await saved;
    expect([entry()?.score, stored.entry?.score]).to.deep.equal([8, 8]);
    expect(changes()).to.deep.equal([{mediaId: 1, score: 8}]);
  });

  it('show several changes at once and send pending ones together', async () => {
    const {set, loaded, entry, changes} = open();
    await loaded();
    const saves = [set.save(1, {score: 8}), set.save(1, {progress: 4}), set.save(1, {score: 9})];
    expect([entry()?.score, entry()?.progress]).to.deep.equal([9, 4]);
    await Promise.all(saves);
    expect([entry()?.score, entry()?.progress]).to.deep.equal([9, 4]);
    expect(changes()).to.deep.equal([{mediaId: 1, progress: 4, score: 9}]);
  });

  it('undo a change that the API refuses, and give the reason', async () => {
    const {set, loaded, entry, seen} = open();
    await loaded();
    api.answers(() => apiError('Score too high', 400));
    const error = await set.save(1, {score: 99}).catch((cause: unknown) => cause as ApiError);
    expect(error).to.be.instanceOf(ApiError).and.deep.include({kind: 'refused', message: 'Score too high'});
    expect(entry()?.score).to.equal(7);
    expect(seen.some(({entries}) => entries?.get(1)?.score === 99)).to.equal(true);
  });

  it('are not saved while script and site are signed in to different accounts', async () => {
    const {set, loaded, entry, stored, services} = open();
    await loaded();
    services.session.setAccount('other');
    const error = await set.save(1, {score: 8}).catch((error: unknown) => error as ApiError);
    expect(error).to.deep.include({kind: 'refused'});
    expect([entry()?.score, stored.entry?.score]).to.deep.equal([7, 7]);
  });

  it('are queried again after a change elsewhere, if they are being displayed', async () => {
    const {loaded, entry, questions, stored, services} = open();
    await loaded();
    stored.entry = {score: 2, progress: 3, status: 'CURRENT'};
    services.bus.emit('listEntryChanged', {mediaId: 99});
    services.bus.emit('listEntryChanged', {mediaId: 1});
    await waitUntil(() => entry()?.score === 2);
    expect(questions()).to.equal(2);
  });

  it('are queried once more if they change elsewhere before the first answer, which counts as old', async () => {
    const {look, loaded, entry, questions, services, stored} = open();
    look();
    services.bus.emit('listEntryChanged', {mediaId: 1});
    await loaded();
    expect(questions()).to.equal(2);
    stored.entry = {score: 2, progress: 3, status: 'CURRENT'};
    services.bus.emit('listEntryChanged', {mediaId: 1});
    await waitUntil(() => entry()?.score === 2);
    expect(questions()).to.equal(3);
  });

  it("are queried again when the host's editor closes", async () => {
    const {loaded, entry, stored} = open();
    await loaded();
    stage.show('<div class="list-editor-wrap"></div>');
    await waitUntil(() => document.querySelector('.list-editor-wrap'));
    stored.entry = {score: 2, progress: 3, status: 'CURRENT'};
    await nextFrame();
    stage.node.replaceChildren();
    await waitUntil(() => entry()?.score === 2);
  });
});
