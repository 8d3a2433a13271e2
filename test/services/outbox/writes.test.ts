import {expect} from 'chai';

import {build} from '#platform/platform';
import {rowOf, storedOf} from '#services/outbox/write';
import {apiError} from '../../support/fetch';
import {waitUntil} from '../../support/wait';
import {useOutbox} from '../../support/writes';

const lost = () => new TypeError('Failed to fetch');
const entry = (args: object) => ({__typename: 'MediaList', id: 10, mediaId: 1, status: 'CURRENT', ...args});
const user = () => ({__typename: 'User', id: 5});

describe('the outbox', () => {
  const {api, open, answers, asked, pass} = useOutbox();

  it('stores, sends and then deletes a write', async () => {
    answers({SaveMediaListEntry: ({args}) => entry(args)});
    const {writes, empty} = open();
    const {stored, done} = writes.add('saveEntry', {mediaId: 1, progress: 4}, {base: {progress: 3}});
    expect(writes.pending('entry:1').map(({payload}) => payload)).to.deep.equal([{mediaId: 1, progress: 4}]);
    expect(await stored).to.equal(true);
    expect((await done).progress).to.equal(4);
    await empty();
  });

  for (const [when, by] of [
    ['', 0],
    [', also after the clock was set back', 3_600_000],
  ] as const)
    it(`sends the write of a tab that was closed before it could${when}`, async () => {
      answers({SaveMediaListEntry: ({args}) => entry(args), 'Page.mediaList': () => [entry({progress: 4})]});
      const {writes, database, empty} = open();
      void writes.add('saveEntry', {mediaId: 1, progress: 4}, {base: {progress: 3}});
      const [own] = writes.list();
      if (!own) throw new Error('nothing was added');
      await empty();
      const row = storedOf({
        ...rowOf(own),
        payload: {mediaId: 1, progress: 5},
        base: {progress: 4},
        page: 'closed',
        createdAt: own.createdAt + by,
      });
      const id = await database.use(opened => opened.add('writes', row));
      const channel = new BroadcastChannel(build.name.toLowerCase());
      pass();
      channel.postMessage({type: 'writes', id, row, done: undefined, format: 2});
      await waitUntil(() => asked('SaveMediaListEntry') === 2, 'the write');
      channel.close();
      await empty();
    });

  it('lists writes in the order in which they were made', async () => {
    api.fails(lost);
    const {writes} = open();
    const stored = [1, 2, 3].map(
      mediaId => writes.add('saveEntry', {mediaId, progress: 4}, {base: {progress: 0}}).stored,
    );
    await Promise.all(stored);
    expect(writes.list().map(({target}) => target)).to.deep.equal(['entry:1', 'entry:2', 'entry:3']);
  });

  it('gives both callers the result at once when their saves were merged', async () => {
    answers({SaveMediaListEntry: ({args}) => entry(args)});
    const {writes} = open();
    const heard: unknown[] = [];
    const saves = [4, 5].map(async progress => {
      const saved = await writes.add('saveEntry', {mediaId: 1, progress}, {base: {}}).done;
      heard.push(saved.progress);
    });
    await saves[0];
    await Promise.resolve();
    expect([heard, asked('SaveMediaListEntry')]).to.deep.equal([[5, 5], 1]);
    answers({SaveMediaListEntry: () => apiError('No.', 400)});
    const refused = [6, 7].map(progress => writes.add('saveEntry', {mediaId: 1, progress}, {base: {}}).done);
    const results = await Promise.allSettled(refused);
    expect(results.map(({status}) => status)).to.deep.equal(['rejected', 'rejected']);
  });

  it('announces a change of an entry only in the tab that made it', async () => {
    answers({SaveMediaListEntry: ({args}) => entry(args)});
    const [one, other] = [open(), open()];
    const told: string[] = [];
    const {signal} = one.services;
    one.writes.onJournal(({mediaId}) => void told.push(`one ${mediaId}`), {signal});
    other.writes.onJournal(({mediaId}) => void told.push(`other ${mediaId}`), {signal});
    await one.writes.add('saveEntry', {mediaId: 1, progress: 4}, {base: {progress: 3}}).done;
    await other.empty();
    await other.writes.add('saveEntry', {mediaId: 2, progress: 4}, {base: {progress: 3}}).done;
    await one.empty();
    await waitUntil(() => told.length > 1);
    expect(told).to.deep.equal(['one 1', 'other 2']);
  });

  it("undoes a refused write with the API's message, also after an empty answer", async () => {
    answers({SaveMediaListEntry: () => apiError('Score too high', 400)});
    const {writes, empty} = open();
    const refused = (kind: 'saveEntry') =>
      writes.add(kind, {mediaId: 1, score: 99}, {base: {}}).done.catch((error: unknown) => error);
    expect(await refused('saveEntry')).to.deep.include({kind: 'refused', message: 'Score too high'});
    answers({});
    expect(await refused('saveEntry')).to.deep.include({kind: 'refused'});
    await empty();
  });

  it('keeps a refused write of an earlier page until it is dismissed', async () => {
    api.fails(lost);
    const first = open();
    await first.writes.add('saveEntry', {mediaId: 1, score: 99}, {base: {}}).stored;
    first.services.stop();
    api.fails(undefined);
    const answer = () => apiError('Score too high', 400);
    answers({Viewer: user, 'Page.mediaList': () => [], SaveMediaListEntry: answer});
    const {writes, state, empty} = open();
    pass();
    await waitUntil(() => state('refused')?.message === 'Score too high');
    expect(writes.pending('entry:1')).to.deep.equal([]);
    await writes.discard(state()?.id ?? 0);
    await empty();
  });

  it('discards no write that another tab has begun to send, whose message has not arrived', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>(resolve => void (release = resolve));
    void navigator.locks.request('automail-writes', () => held);
    const {writes, database, state} = open();
    await writes.add('saveEntry', {mediaId: 1, progress: 4}, {base: {}}).stored;
    const shown = state('waiting');
    if (!shown) throw new Error('nothing waits');
    const {id} = shown;
    await database.use(opened => opened.put('writes', storedOf({...rowOf(shown), state: 'sent', sentAt: 1}), id));
    await writes.discard(id);
    expect([state()?.id, await database.use(opened => opened.count('writes'))]).to.deep.equal([id, 1]);
    release();
  });

  it('shows a write as slow after a second without an answer, except for the rows of imports', async () => {
    api.fails(() => new Promise<undefined>(() => undefined));
    const {writes, state} = open();
    void writes.add('saveEntry', {mediaId: 1, progress: 4}, {base: {}});
    await waitUntil(() => state('sent'));
    const reasons = () => writes.list().map(write => [writes.onHold(write), writes.onHold(write, true)]);
    expect(reasons()).to.deep.equal([[undefined, undefined]]);
    const told = new Promise<void>(resolve => writes.subscribe(resolve, {signal: AbortSignal.timeout(5000)}));
    pass();
    expect(reasons()).to.deep.equal([[undefined, 'slow']]);
    await told;
    void writes.add('importEntry', {mediaId: 2, progress: 4}, {base: {}, of: 'import'});
    pass();
    expect(reasons()[1]?.[1]).to.equal(undefined);
  });

  it('does not send a deletion again that was carried out without an answer', async () => {
    let entries = [entry({id: 10})];
    answers({
      Viewer: user,
      'Page.mediaList': () => entries,
      DeleteMediaListEntry: () => apiError('Not Found.', 404),
    });
    const {writes, empty} = open();
    api.fails(() => {
      if (!asked('DeleteMediaListEntry') || !entries.length) return undefined;
      entries = [];
      return lost();
    });
    const {done} = writes.add('deleteImported', {mediaId: 1, id: 10}, {of: 'undo'});
    expect(await done).to.equal(true);
    await empty();
    expect([entries, asked('DeleteMediaListEntry')]).to.deep.equal([[], 1]);
  });

  it('reads a toggle before flipping it, and leaves it alone if it is already correct', async () => {
    let likes = false;
    const activity = () => ({__typename: 'TextActivity', id: 3, isLiked: likes});
    answers({Activity: activity, ToggleLikeV2: () => ((likes = !likes), activity())});
    const {writes} = open();
    expect(await writes.add('toggleLike', {type: 'ACTIVITY', id: 3, on: true}).done).to.equal(true);
    expect([likes, asked('ToggleLikeV2')]).to.deep.equal([true, 1]);
    expect(await writes.add('toggleLike', {type: 'ACTIVITY', id: 3, on: true}).done).to.equal(true);
    expect([likes, asked('ToggleLikeV2')]).to.deep.equal([true, 1]);
  });

  it('searches for a post whose answer was lost, and does not post it twice', async () => {
    const posts: {id: number; text: string; createdAt: number}[] = [{id: 7, text: 'Hello', createdAt: 1}];
    answers({
      Viewer: user,
      'Page.activities': () => posts.map(post => ({__typename: 'TextActivity', ...post})),
      SaveTextActivity: () => null,
    });
    const {writes} = open();
    api.fails(() => {
      if (!api.sent.at(-1)?.requestedFields.some(({name}) => name === 'SaveTextActivity'))
        return new Response(JSON.stringify({data: {Page: {__typename: 'Page', activities: posts}, Viewer: user()}}));
      posts.unshift({id: 9, text: 'Hello', createdAt: 2});
      api.fails(undefined);
      return lost();
    });
    const {done} = writes.add('postActivity', {text: 'Hello'});
    await waitUntil(() => posts.length === 2);
    pass();
    expect((await done).id).to.equal(9);
    expect(asked('SaveTextActivity')).to.equal(1);
  });

  it('asks the user about a post after three unsuccessful attempts', async () => {
    answers({Viewer: user, 'Page.activities': () => []});
    api.fails(() =>
      api.sent.at(-1)?.requestedFields.some(({name}) => name === 'SaveTextActivity')
        ? lost()
        : new Response(JSON.stringify({data: {Page: {__typename: 'Page', activities: []}, Viewer: user()}})),
    );
    const {writes, state, empty} = open();
    void writes.add('postActivity', {text: 'Hello'});
    await waitUntil(() => (pass(), state('unconfirmed')));
    expect([asked('SaveTextActivity'), writes.onHold(writes.list()[0] ?? ({} as never))]).to.deep.equal([
      3,
      'unconfirmed',
    ]);
    await writes.decide(state()?.id ?? 0, 'there');
    await empty();
    expect(asked('SaveTextActivity')).to.equal(3);
  });

  it('does not overwrite a value that was changed elsewhere, but asks the user', async () => {
    api.fails(lost);
    const first = open();
    await first.writes.add('saveEntry', {mediaId: 1, progress: 4}, {base: {progress: 3}}).stored;
    first.services.stop();
    api.fails(undefined);
    let now = {progress: 9, score: 7};
    answers({
      Viewer: user,
      'Page.mediaList': () => [entry(now)],
      SaveMediaListEntry: ({args}) => entry((now = args as typeof now)),
    });
    const {writes, state, empty} = open();
    pass();
    await waitUntil(() => state('conflict'));
    expect([now.progress, state()?.theirs]).to.deep.equal([9, {progress: 9, score: 7}]);
    await writes.decide(state()?.id ?? 0, 'mine');
    await empty();
    expect(now.progress).to.equal(4);
    expect((await writes.journal()).map(({before}) => before)).to.deep.equal([{progress: 9}]);
  });
});
