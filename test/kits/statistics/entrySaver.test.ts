import {expect} from 'chai';

import {entrySaver} from '#kits/statistics/entrySaver';
import {waitUntil} from '../../support/wait';
import {useOutbox} from '../../support/writes';

const startedAt = {year: 2024, month: 5, day: 6};
const base = {base: {startedAt: null}, label: 'A Work'};

describe('saving entries one after the other (rule queries-26)', () => {
  const {open, answers, asked, api} = useOutbox();
  beforeEach(() =>
    answers({
      Viewer: () => ({__typename: 'User', id: 5}),
      // Read before a change that has waited is sent.
      'Page.mediaList': ({args}) =>
        ((args.mediaId_in ?? [args.mediaId]) as number[]).map(mediaId => ({
          __typename: 'MediaList',
          id: 10,
          mediaId,
          startedAt: null,
        })),
      SaveMediaListEntry: ({args}) => ({__typename: 'MediaList', id: 10, status: 'COMPLETED', ...args}),
    }),
  );

  it('sends each change once, and stores it so that it can be undone', async () => {
    const {writes, services, empty} = open();
    const save = entrySaver(writes, services.session);
    await save({mediaId: 1, startedAt}, base);
    await save({mediaId: 2, startedAt}, base);
    await empty();
    expect(asked('SaveMediaListEntry')).to.equal(2);
    const journal = await writes.journal();
    expect(journal.map(({mediaId}) => mediaId)).to.deep.equal([2, 1]);
    expect(journal[0]).to.deep.include({label: 'A Work', before: {startedAt: null}});
  });

  it('drops an unsent change when the run is stopped, but completes one already sent', async () => {
    const {writes, services, empty} = open();
    const end = new AbortController();
    const save = entrySaver(writes, services.session, end.signal);
    let answer: (instead: undefined) => void = () => undefined;
    const held = new Promise<undefined>(resolve => void (answer = resolve));
    // A change that has waited is compared with AniList first.
    api.fails(() => (asked('SaveMediaListEntry') ? held : undefined));
    const sent = save({mediaId: 1, startedAt}, base);
    await waitUntil(() => asked('SaveMediaListEntry') === 1);
    const unsent = save({mediaId: 2, startedAt}, base).catch(({message}: Error) => message);
    await waitUntil(() => writes.list().length === 2);
    end.abort('stopped');
    expect(await unsent).to.equal('The change was discarded.');
    answer(undefined);
    await sent;
    await empty();
    expect(asked('SaveMediaListEntry')).to.equal(1);
    expect((await writes.journal()).map(({mediaId}) => mediaId)).to.deep.equal([1]);
  });

  it("keeps a change of the person's own to the same entry when the run is stopped", async () => {
    const {writes, services, empty} = open();
    const end = new AbortController();
    const save = entrySaver(writes, services.session, end.signal);
    let answer: (instead: undefined) => void = () => undefined;
    const held = new Promise<undefined>(resolve => void (answer = resolve));
    // A change that has waited is compared with AniList first.
    api.fails(() => (asked('SaveMediaListEntry') ? held : undefined));
    const first = save({mediaId: 1, startedAt}, base);
    await waitUntil(() => asked('SaveMediaListEntry') === 1);
    const second = save({mediaId: 2, startedAt}, base).catch(({message}: Error) => message);
    const own = writes.add('saveEntry', {mediaId: 2, score: 9}, base);
    await own.stored;
    end.abort('stopped');
    answer(undefined);
    await Promise.all([first, second, own.done]);
    await empty();
    expect(asked('SaveMediaListEntry')).to.equal(2);
  });

  for (const [condition, name, token] of [
    ['another account is signed in', 'Other', 'another'],
    ['another user of the site is signed in', 'Other', 'secret'],
    ['the script is signed out', 'Mirabel', undefined],
  ] as const)
    it(`refuses a change after ${condition}`, async () => {
      const {writes, services, empty} = open();
      const save = entrySaver(writes, services.session);
      await save({mediaId: 1, startedAt}, base);
      await empty();
      services.session.setUser(name, token);
      const message = await save({mediaId: 2, startedAt}, base).catch(({message: reason}: Error) => reason);
      expect(message).to.match(/different account/);
      expect(asked('SaveMediaListEntry')).to.equal(1);
      expect(writes.list()).to.deep.equal([]);
    });
});
