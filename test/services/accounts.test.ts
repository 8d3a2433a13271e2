import {expect} from 'chai';

import {apiOf} from '#services/api/api';
import {minutes} from '#services/api/cache/lifetime';
import {useConsole} from '../support/console';
import {emptyDatabase} from '../support/database';
import {character, characterQuery} from '../support/documents';
import {useApiFetch} from '../support/fetch';
import {collection, hidePage, rawEntry, rawList} from '../support/lists';
import {fakeServices, type FakeServices} from '../support/services';
import {waitUntil} from '../support/wait';

/** A token that contains a user id. */
const tokenOf = (id: number) => `head.${btoa(JSON.stringify({sub: String(id)}))}.sign`;
const people = {Mirabel: {id: 1, works: [11, 12]}, Other: {id: 2, works: [21]}} as const;
type Person = keyof typeof people;

describe('two accounts with one database', () => {
  const api = useApiFetch();
  useConsole();
  const opened: FakeServices[] = [];
  afterEach(() => {
    for (const services of opened.splice(0)) services.stop();
    return emptyDatabase();
  });

  /** The user whose token the last request carried. */
  const sender = () => {
    const sent = api.sent.at(-1)?.headers.get('authorization');
    return (Object.keys(people) as Person[]).find(name => sent === `Bearer ${tokenOf(people[name].id)}`);
  };

  /** Leaves the current page and opens the next one, signed in as this user. */
  function page(userName: Person) {
    for (const services of opened.splice(0)) services.stop();
    const services = fakeServices({userName, token: tokenOf(people[userName].id)});
    opened.push(services);
    return apiOf(services);
  }

  const keysOf = async (name: 'answers' | 'lists', {database, bulk}: ReturnType<typeof page>) =>
    (await (name === 'answers'
      ? database.use(source => source.getAllKeys(name))
      : bulk.use(source => source.getAllKeys(name)))) ?? [];
  async function stored(name: 'answers' | 'lists', of: ReturnType<typeof page>, key: string) {
    let isThere = false;
    const look = async () => (isThere = (await keysOf(name, of)).some(each => each.startsWith(key)));
    await waitUntil(() => (void look(), isThere), `${key} in the database`);
  }

  it('keep their cached answers apart', async () => {
    const asked = async (name: Person, key: string) => {
      const now = page(name);
      const answer = await now.read(characterQuery, {id: 1}, {lifetime: minutes(60)});
      await stored('answers', now, key);
      return [answer.Character?.favourites, api.sent.length];
    };
    api.answers(({args}) => character(args.id, 100 + api.sent.length));
    expect(await asked('Mirabel', '1 ')).to.deep.equal([100, 1]);
    expect(await asked('Other', '2 ')).to.deep.equal([101, 2]);
    expect(await asked('Mirabel', '1 ')).to.deep.equal([100, 2]);
    expect(await asked('Other', '2 ')).to.deep.equal([101, 2]);
  });

  it('keep their lists apart', async () => {
    api.answers(({args: {userName, type}}) => {
      const {works} = people[userName as Person];
      return collection(
        type === 'ANIME'
          ? [
              rawList(
                'Watching',
                works.map(id => rawEntry(id)),
              ),
            ]
          : [],
      );
    });
    const listed = async (name: Person) => {
      const now = page(name);
      const {entries} = await now.lists.load('ANIME');
      hidePage();
      await stored('lists', now, `${name}/ANIME`);
      return [...entries.keys()];
    };
    expect(await listed('Mirabel')).to.deep.equal([11, 12]);
    expect(await listed('Other')).to.deep.equal([21]);
    const before = api.sent.length;
    expect(await listed('Mirabel')).to.deep.equal([11, 12]);
    const {lists} = page('Other');
    const [theirs, own] = [lists.entry(11), lists.entry(21)];
    await waitUntil(() => own.get().entries?.get(21)?.progress === 3);
    expect(theirs.get().entries).to.equal(undefined);
    expect(api.sent.length).to.equal(before);
  });

  it('keep their pending changes and journals apart, and send changes only with their own token', async () => {
    const saved: unknown[] = [];
    api.fails(() => new TypeError('Failed to fetch'));
    const first = page('Mirabel');
    await first.writes.add('saveEntry', {mediaId: 1, progress: 4}, {base: {}, label: 'Hers'}).stored;
    const second = page('Other');
    await waitUntil(() => second.writes.otherAccountCount() === 1);
    expect([second.writes.list(), second.writes.pending('entry:1')]).to.deep.equal([[], []]);
    api.fails(undefined);
    api.answers(({name, args}) => {
      if (name !== 'SaveMediaListEntry') return [];
      saved.push(args.progress);
      return {__typename: 'MediaList', id: 10, status: 'CURRENT', ...args};
    });
    await second.writes.add('saveEntry', {mediaId: 1, progress: 7}, {base: {}, label: 'Of the other'}).done;
    expect([saved.length, sender(), second.writes.otherAccountCount()]).to.deep.equal([1, 'Other', 1]);
    const third = page('Mirabel');
    await waitUntil(() => saved.length === 2);
    await waitUntil(() => third.writes.list().length === 0 && third.writes.otherAccountCount() === 0);
    expect([saved, sender()]).to.deep.equal([[7, 4], 'Mirabel']);
    expect((await third.writes.journal()).map(({label}) => label)).to.deep.equal(['Hers']);
    expect((await page('Other').writes.journal()).map(({label}) => label)).to.deep.equal(['Of the other']);
  });
});
