import {expect} from 'chai';

import type {OwnEntry} from '#services/entries/entry';
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
