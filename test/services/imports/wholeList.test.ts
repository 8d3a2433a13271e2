import {expect} from 'chai';

import {apiOf} from '#services/api/api';
import {fetchWholeList, isUnsure, maxListEntries, withEntries} from '#services/imports/wholeList';
import {useOutbox} from '../../support/writes';

const noDate = {__typename: 'FuzzyDate', year: null, month: null, day: null};
const entryOf = (mediaId: number) => ({
  ...{__typename: 'MediaList', id: mediaId, mediaId, status: 'CURRENT', score: 0, scoreRaw: 0, progress: 1},
  ...{progressVolumes: null, repeat: 0, priority: 0, private: false, notes: null, hiddenFromStatusLists: false},
  ...{customLists: null, advancedScores: null, startedAt: noDate, completedAt: noDate, createdAt: 1, updatedAt: 1},
  media: null,
});
const entriesTo = (count: number) => Array.from({length: count}, (_, index) => entryOf(index + 1));

describe('the whole list for imports and exports', () => {
  const outbox = useOutbox();
  const about = {userName: 'Mirabel', type: 'ANIME', featureId: 'moreImports'} as const;

  /** A list of `listed` entries whose owner has `total` by the statistics, and entries that it lacks. */
  async function open(listed: number, total: number, others: readonly number[] = []) {
    const statuses = [total - 10, 10].map(count => ({__typename: 'UserStatusStatistic', count}));
    const looked: unknown[] = [];
    outbox.answers({
      User: () => ({
        ...{__typename: 'User', id: 7, name: 'Mirabel', mediaListOptions: null},
        statistics: {
          __typename: 'UserStatisticTypes',
          anime: {__typename: 'UserStatistics', statuses},
          manga: {__typename: 'UserStatistics', statuses: []},
        },
      }),
      MediaListCollection: () => ({
        ...{__typename: 'MediaListCollection', hasNextChunk: false},
        lists: [{__typename: 'MediaListGroup', name: 'Watching', entries: entriesTo(listed)}],
      }),
      'Page.mediaList'({args}) {
        looked.push(args.mediaId_in);
        return others.filter(id => (args.mediaId_in as number[]).includes(id)).map(entryOf);
      },
    });
    const {services} = outbox.open();
    const api = apiOf(services);
    const options = {...about, signal: services.signal};
    const list = await fetchWholeList(api, options);
    if (!list) throw new Error('there is no list');
    return {list, looked, withSome: (ids: readonly number[]) => withEntries(api, list, ids, options)};
  }

  it('is complete if AniList returns fewer entries than it does at most, whatever the statistics say', async () => {
    const {list, looked, withSome} = await open(30, 50);
    expect(list.cut).to.equal(undefined);
    expect([isUnsure(list, 99), await withSome([99]), looked.length]).to.deep.equal([false, list, 0]);
  });

  it('is complete if the statistics count no more', async () => {
    const {list} = await open(maxListEntries, maxListEntries);
    expect(list.cut).to.equal(undefined);
  });

  it('is cut otherwise, and its other entries are looked up, 50 in each request', async () => {
    const {list, looked, withSome} = await open(maxListEntries, maxListEntries + 200, [20_003]);
    expect(list.cut?.missingCount).to.equal(200);
    const wanted = Array.from({length: 60}, (_, index) => 20_000 + index);
    expect([5, 20_003].map(id => isUnsure(list, id))).to.deep.equal([false, true]);
    const found = await withSome([5, ...wanted, ...wanted]);
    expect(looked.map(ids => (ids as number[]).length)).to.deep.equal([50, 10]);
    expect([found.entries.has(20_003), found.entries.has(20_004)]).to.deep.equal([true, false]);
    expect([20_003, 20_004, 30_000].map(id => isUnsure(found, id))).to.deep.equal([false, false, true]);
  });
});
