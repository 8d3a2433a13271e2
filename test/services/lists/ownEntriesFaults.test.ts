import {expect} from 'chai';

import {apiError} from '../../support/fetch';
import {useOwnEntries} from '../../support/ownEntries';
import {useConsole} from '../../support/console';
import {nextFrame, waitUntil} from '../../support/wait';

const broken = () => new Response('', {status: 500});

describe("the user's own entries without an answer", () => {
  const {api, open} = useOwnEntries();
  useConsole();

  it('report the error, and load when they are requested again', async () => {
    const {set, look, entry} = open();
    api.fails(broken);
    await waitUntil(() => look().state === 'failed');
    const state = look();
    expect(state.entries).to.equal(undefined);
    expect(state.state === 'failed' && state.error).to.include({kind: 'unavailable'});
    api.fails(undefined);
    await set.refetch();
    expect([look().state, entry()?.score]).to.deep.equal(['data', 7]);
  });

  it('keep the values already known', async () => {
    const {set, look, loaded, entry} = open();
    await loaded();
    api.fails(broken);
    await set.refetch();
    expect([look().state, entry()?.score]).to.deep.equal(['failed', 7]);
  });

  it('are queried again after half a minute, not on every read', async () => {
    const {look, pass, questions} = open();
    api.fails(broken);
    await waitUntil(() => look().state === 'failed');
    for (let count = 0; count < 5; count++) look();
    expect(questions()).to.equal(1);
    pass(30_001);
    look();
    await waitUntil(() => questions() === 2);
  });

  it('are undefined when the API has none', async () => {
    const {set, look, loaded, entry} = open();
    await loaded();
    api.answers(() => apiError('Not Found.', 404));
    await set.refetch();
    expect(look()).to.deep.equal({state: 'data', entries: new Map()});
    await set.save(1, {score: 8}).catch(() => undefined);
    expect(entry()).to.equal(undefined);
  });

  it('keep an unanswered change, report it, and send it later', async () => {
    const {set, loaded, entry, stored, pass} = open();
    await loaded();
    api.fails(broken);
    const saves = [set.save(1, {score: 8}), set.save(1, {score: 9})];
    await waitUntil(() => entry()?.onHold?.reason === 'unanswered');
    expect(entry()?.score).to.equal(9);
    api.fails(undefined);
    pass(1000);
    await Promise.all(saves);
    expect([entry()?.score, stored.entry?.score, entry()?.onHold]).to.deep.equal([9, 9, undefined]);
  });

  it('show an unanswered change to a media item that is on no list', async () => {
    const {set, loaded, entry, stored} = open();
    stored.entry = undefined;
    await loaded();
    api.fails(broken);
    void set.save(1, {status: 'PLANNING', progress: 1});
    await waitUntil(() => entry()?.onHold?.reason === 'unanswered');
    expect(entry()).to.deep.include({status: 'PLANNING', progress: 1, score: 0});
  });

  it('show and send a change that an earlier page failed to send', async () => {
    const first = open();
    await first.loaded();
    api.fails(broken);
    void first.set.save(1, {score: 8});
    await waitUntil(() => first.entry()?.onHold);
    first.services.stop();
    api.fails(undefined);
    const {stored, pass, entry} = open();
    pass(1000);
    await waitUntil(() => entry()?.score === 8);
    await waitUntil(() => stored.entry?.score === 8);
  });

  it('treat an answer without the entry as a refusal', async () => {
    const {set, loaded, entry} = open();
    await loaded();
    api.answers(() => null);
    expect(await set.save(1, {score: 8}).catch((error: unknown) => error)).to.include({kind: 'refused'});
    expect(entry()?.score).to.equal(7);
  });

  it('are not sent under a different account than the one that made the change', async () => {
    const {set, look, services, loaded, changes} = open();
    await loaded();
    let answer: ((response: Response) => void) | undefined;
    api.fails(() => new Promise<Response>(resolve => (answer = resolve)));
    void set.save(1, {score: 8});
    await waitUntil(() => changes().length === 1);
    void set.save(1, {score: 9});
    api.fails(undefined);
    services.session.setUser('Other', 'another');
    await waitUntil(() => look().state === 'data');
    answer?.(
      new Response(
        '{"data":{"SaveMediaListEntry":{"__typename":"MediaList","id":10,"mediaId":1,"score":8,"status":null,"progress":3}}}',
      ),
    );
    await nextFrame();
    expect(changes()).to.deep.equal([{mediaId: 1, score: 8}]);
    services.session.setUser('Mirabel', 'secret');
    await waitUntil(() => changes().length === 2);
    expect(changes()[1]).to.deep.equal({mediaId: 1, score: 9});
  });
});
