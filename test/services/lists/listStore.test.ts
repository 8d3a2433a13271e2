import {expect} from 'chai';

import {apiOf} from '#services/api/api';
import {emptyDatabase} from '../../support/database';
import {useApiFetch} from '../../support/fetch';
import {inProgress} from '../../support/inProgress';
import {entryResponse} from '../../support/ownEntries';
import {fakeServices} from '../../support/services';
import {waitUntil} from '../../support/wait';

const values = {score: 7, progress: 3, status: 'CURRENT'};

describe('the list store', () => {
  const api = useApiFetch();
  let services = fakeServices();
  afterEach(() => {
    services.stop();
    return emptyDatabase();
  });

  /** The store, on an API that has media 1 at these values, if on a list, for each of the two queries. */
  function open() {
    const stored: {inProgress: object | undefined; entry: typeof values | undefined} = {
      inProgress: {progress: 3},
      entry: values,
    };
    api.answers(({args}) => {
      if (args.mediaId !== undefined) return stored.entry ? [entryResponse(stored.entry)] : [];
      return args.type === 'ANIME' && stored.inProgress ? [inProgress(1, stored.inProgress)] : [];
    });
    services = fakeServices({userName: 'Mirabel', token: 'secret'});
    const {lists} = apiOf(services);
    const shown = () => [lists.inProgress.get().entries?.get(1), lists.entry(1).get().entries?.get(1)];
    const look = async () => {
      await lists.inProgress.refetch();
      await lists.entry(1).refetch();
    };
    return {lists, stored, look, progress: () => shown().map(entry => entry?.progress)};
  }

  it('corrects the entries in progress from the answer about one entry', async () => {
    const {lists, stored, look, progress} = open();
    await look();
    expect(progress()).to.deep.equal([3, 3]);
    stored.entry = {...values, progress: 5, status: 'COMPLETED'};
    await lists.entry(1).refetch();
    expect(progress()).to.deep.equal([5, 5]);
    expect(lists.inProgress.get().entries?.get(1)?.status).to.equal('COMPLETED');
  });

  it('removes a media item that is on no list from the entries in progress', async () => {
    const {lists, stored, look, progress} = open();
    await look();
    stored.entry = undefined;
    await lists.entry(1).refetch();
    expect(progress()).to.deep.equal([undefined, undefined]);
  });

  it('corrects one entry from the answer about those in progress', async () => {
    const {lists, stored, look, progress} = open();
    await look();
    stored.inProgress = {progress: 6, status: 'REPEATING'};
    await lists.inProgress.refetch();
    expect(progress()).to.deep.equal([6, 6]);
    expect(lists.entry(1).get().entries?.get(1)?.status).to.equal('REPEATING');
  });

  it('requests an entry again if it is shown as on no list but is among those in progress', async () => {
    const {lists, stored, progress} = open();
    stored.entry = undefined;
    stored.inProgress = undefined;
    lists.entry(1).subscribe(() => {}, services);
    await lists.inProgress.refetch();
    await lists.entry(1).refetch();
    expect(progress()).to.deep.equal([undefined, undefined]);
    stored.entry = values;
    stored.inProgress = {progress: 3};
    await lists.inProgress.refetch();
    await waitUntil(() => progress()[1] === 3);
  });
});
