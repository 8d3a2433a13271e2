import {expect} from 'chai';

import {apiOf} from '#services/api/api';
import type {ApiError} from '#services/api/apiError';
import type {SavedEntry} from '#services/entries/savedEntry';
import {inProgress} from '../../support/inProgress';
import {rawEntry, useLists} from '../../support/lists';
import {waitUntil} from '../../support/wait';

describe('keeping whole lists in sync', () => {
  const {api, answers, tab, requests, catchUps, userName, ask} = useLists();

  it('requires a user signed in to the site, and forgets the lists when the user changes', async () => {
    const {lists, services} = tab();
    await lists.load('ANIME');
    services.session.setUser(undefined);
    expect(lists.get('ANIME')).to.deep.equal({state: 'signedOut', list: undefined});
    expect((await lists.load('ANIME').catch((error: unknown) => error as ApiError)) as ApiError).to.deep.include({
      kind: 'refused',
    });
    services.session.setUser(`${userName()}b`, 'another');
    expect(lists.get('ANIME').list).to.equal(undefined);
    await lists.load('ANIME');
    expect(requests()).to.equal(2);
  });

  it('continues a load for other callers when one cancels', async () => {
    const {lists} = tab();
    const end = new AbortController();
    const gone = lists.load('ANIME', {signal: end.signal}).catch((error: unknown) => error);
    const kept = lists.load('ANIME');
    end.abort('over');
    expect([await gone, (await kept).entries.size]).to.deep.equal(['over', 2]);
  });

  it('applies what the API returned for one entry', async () => {
    const {lists} = tab();
    await lists.load('ANIME');
    await ask(lists, 1, {status: 'COMPLETED', score: 8, progress: 12});
    const {list} = lists.get('ANIME');
    expect(list?.entries.get(1)).to.deep.include({score: 8, scoreRaw: 80, listLocations: ['Completed']});
    expect(list?.lists.map(({name, mediaIds}) => [name, mediaIds])).to.deep.equal([
      ['Watching', [2]],
      ['Completed', [1]],
    ]);
    expect(lists.entry(1).get().entries?.get(1)).to.deep.include({status: 'COMPLETED', score: 8, total: 12});
    await ask(lists, 1, undefined);
    expect(lists.get('ANIME').list?.entries.has(1)).to.equal(false);
    expect(requests()).to.equal(1);
  });

  it('counts one repeat when the API returns an entry as repeating', async () => {
    const {lists} = tab();
    await lists.load('ANIME');
    await ask(lists, 1, {status: 'REPEATING', score: 8, progress: 0});
    expect(lists.get('ANIME').list?.entries.get(1)).to.deep.include({status: 'REPEATING', progress: 0, repeat: 1});
  });

  const later = {progress: 7, updatedAt: 900};
  for (const what of ['one entry', 'those in progress', 'recent changes', 'a saved entry'] as const)
    it(`retains the fields that an answer about ${what} doesn't have`, async () => {
      const {lists, services} = tab();
      const before = (await lists.load('ANIME')).entries.get(1);
      answers.recent = () => [
        what === 'recent changes' ? rawEntry(1, later) : inProgress(1, {...later, id: 1001, priority: 3}),
      ];
      if (what === 'one entry') await ask(lists, 1, {status: 'CURRENT', score: 7, progress: 7});
      else if (what === 'those in progress') await lists.inProgress.refetch();
      else if (what === 'recent changes') services.bus.emit('listEntryChanged', {mediaId: undefined});
      else {
        const entry = {id: 1001, mediaId: 1, status: 'CURRENT', ...later} as SavedEntry;
        services.bus.emit('listEntryChanged', {mediaId: 1, entry});
      }
      const now = () => lists.get('ANIME').list?.entries.get(1);
      await waitUntil(() => now()?.progress === 7, 'the answer');
      const {progress, updatedAt, score, scoreRaw, ...rest} = before ?? {};
      expect([progress, updatedAt, score, scoreRaw]).to.deep.equal([3, 200, 7, 70]);
      expect(now()).to.deep.include(rest);
    });

  it('applies the results of our own writes', async () => {
    const {lists, services} = tab();
    await lists.load('ANIME');
    const entry = {
      id: 1001,
      mediaId: 1,
      status: 'REPEATING',
      score: 9,
      scoreRaw: 90,
      progress: 5,
      progressVolumes: 0,
      repeat: 0,
      private: true,
      priority: 2,
      advancedScores: {Story: 9, Sound: 0},
      notes: '${"adjust": 2}$',
      hiddenFromStatusLists: false,
      customLists: [{name: 'Best', enabled: true}],
      updatedAt: 400,
      startedAt: {year: 2021, month: null, day: null},
      completedAt: null,
    } as const;
    services.bus.emit('listEntryChanged', {mediaId: 1, entry});
    expect(lists.get('ANIME').list?.entries.get(1)).to.deep.include({
      score: 9,
      scoreRaw: 90,
      repeat: 1,
      savedRepeat: 0,
      private: true,
      priority: 2,
      advancedScores: {Story: 9},
      commands: {adjustValue: 2},
      updatedAt: 400,
      listLocations: ['Rewatching', 'Best'],
      customLists: ['Best'],
    });
    services.bus.emit('listEntryChanged', {mediaId: 2, isDeleted: true});
    expect(lists.get('ANIME').list?.entries.has(2)).to.equal(false);
    expect(api.sent).to.have.length(1);
  });

  it("fetches recent changes when the site's editor has saved something", async () => {
    const {lists, services} = tab();
    await lists.load('ANIME');
    answers.recent = () => [
      rawEntry(5, {updatedAt: 300, customLists: [{name: 'Best', enabled: true}]}),
      rawEntry(1, {updatedAt: 301, progress: 4}),
      rawEntry(2),
    ];
    services.bus.emit('listEntryChanged', {mediaId: undefined});
    await waitUntil(() => lists.get('ANIME').list?.entries.get(1)?.progress === 4);
    expect(lists.get('ANIME').list?.entries.get(5)?.listLocations).to.deep.equal(['Watching', 'Best']);
    expect([requests(), catchUps()]).to.deep.equal([1, 1]);
  });

  it('reads nothing because of the saves of a job, and reads the lists again when somebody looks at them', async () => {
    const {lists, services} = tab();
    await lists.load('ANIME');
    lists.inProgress.subscribe(() => {}, services);
    await lists.inProgress.refetch();
    answers.saved = ({args}) => ({__typename: 'MediaList', ...rawEntry(Number(args.mediaId), {media: undefined})});
    const begun = api.sent.length;
    for (const mediaId of [1, 5, 6])
      await apiOf(services).writes.add('importEntry', {mediaId, status: 'CURRENT', progress: 3}, {base: {}}).done;
    expect(lists.get('ANIME').list?.entries.get(1)?.updatedAt).to.equal(200);
    await lists.load('ANIME');
    const queries = api.sent.slice(begun).filter(({query}) => !query.startsWith('mutation'));
    expect(queries.map(({variables}) => variables.recent)).to.deep.equal([false]);
    expect([requests(), catchUps()]).to.deep.equal([2, 0]);
  });
});
