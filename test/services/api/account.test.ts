import {expect} from 'chai';

import {apiOf} from '#services/api/api';
import {useConsole} from '../../support/console';
import {character, characterQuery} from '../../support/documents';
import {useApiFetch} from '../../support/fetch';
import {fakeServices} from '../../support/services';
import {waitUntil} from '../../support/wait';

const lifetime = 60_000;

describe('the API when the account changes', () => {
  const api = useApiFetch();
  useConsole();
  let services = fakeServices();
  afterEach(() => services.stop());

  async function open() {
    services = fakeServices({userName: 'Mirabel', token: 'secret'});
    api.answers(({args}) => character(args.id));
    const {read} = apiOf(services);
    const ask = (id: number) => read(characterQuery, {id}, {lifetime});
    await ask(1);
    return {ask};
  }

  it("forgets the previous account's answers on sign-out and for another user", async () => {
    const {ask} = await open();
    services.session.signOut();
    await ask(1);
    expect(api.sent.length).to.equal(2);
    services.session.setUser('Other', 'token');
    await ask(1);
    expect(api.sent.length).to.equal(3);
  });

  it('keeps the answers when the same user signs in to the script again', async () => {
    const {ask} = await open();
    services.session.signIn('newer');
    await ask(1);
    expect(api.sent.length).to.equal(1);
  });

  it('repeats the queries in progress', async () => {
    const {ask} = await open();
    const early = ask(2);
    await waitUntil(() => api.sent.length === 2);
    const late = ask(3);
    services.session.signOut();
    expect((await Promise.all([early, late, ask(4)])).map(({Character}) => Character?.id)).to.deep.equal([2, 3, 4]);
    for (const {headers} of api.sent.slice(2)) expect(headers.has('authorization')).to.equal(false);
  });

  it('shows the list entry of the new account', async () => {
    await open();
    const set = apiOf(services).lists.entry(1);
    const entry = () => (set.look(), set.get().entries?.get(1));
    api.answers(({args}) => [
      {
        __typename: 'MediaList',
        id: args.userName === 'Other' ? 2 : 1,
        mediaId: 1,
        status: 'CURRENT',
        score: args.userName === 'Other' ? 2 : 1,
        progress: 0,
        user: null,
        media: null,
      },
    ]);
    set.subscribe(() => undefined, services);
    await waitUntil(() => entry()?.score === 1);
    services.session.setUser('Other', 'token');
    await waitUntil(() => entry()?.score === 2, `entry of the new account: ${JSON.stringify(set.get())}`);
  });
});
