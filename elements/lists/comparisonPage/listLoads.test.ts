import {expect} from 'chai';

import type {ComparedList} from '#domain/compare/rows';
import {PeopleLists} from './listLoads';

const list: ComparedList = {
  ...{name: 'Ann', avatar: undefined, scoreFormat: 'POINT_10', favourites: new Set()},
  entries: new Map(),
};

describe('the lists of a comparison', () => {
  /** The list of Ann, and how often it was requested. */
  async function open() {
    let requests = 0;
    const of = () => ((requests += 1), Promise.resolve(list));
    const lists = new PeopleLists({of}, 'ANIME');
    lists.want(['Ann']);
    await Promise.resolve();
    return {lists, requests: () => requests};
  }

  it('are requested again for a media item that they lack', async () => {
    const {lists, requests} = await open();
    lists.apply('ann', {mediaId: 5});
    expect(requests()).to.equal(2);
  });

  it('stay as they are while a job changes entries', async () => {
    const {lists, requests} = await open();
    lists.apply('ann', {mediaId: 5, isJob: true});
    lists.apply('ann', {mediaId: 5, isDeleted: true, isJob: true});
    expect(requests()).to.equal(1);
  });
});
