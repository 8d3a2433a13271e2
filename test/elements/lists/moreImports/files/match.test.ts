import {expect} from 'chai';

import type {ImportedList} from '#domain/import/importedEntry';
import {matchById, type Matching} from '#elements/lists/moreImports/files/match';
import type {RawEntry} from '#services/imports/wholeList';
import type {Api} from '#services/api/api';
import {fakeServices} from '../../../../support/services';

const list = (isUntyped: boolean): ImportedList => ({
  ...{userName: undefined, exportedAt: undefined, isUntyped, leftOut: []},
  entries: [1, 2, 3].map(mediaId => ({title: `Title ${mediaId}`, mediaId, values: {}})),
});

/** Media 1 is on the list; of the others AniList has 2 as a manga, and 3 as an anime. */
function start() {
  const asked: unknown[] = [];
  const read = (_document: unknown, variables: {ids: readonly number[]}) => {
    asked.push(variables.ids);
    return Promise.resolve({Page: {media: [{id: 2, title: {romaji: 'Two'}}]}});
  };
  const tools: Matching = {
    ...{api: {...fakeServices().apiFor('f'), read: read as Api['read']}, type: 'MANGA', progress() {}},
    signal: new AbortController().signal,
    known: new Map([[1, {media: {id: 1, title: {romaji: 'One'}}} as RawEntry]]),
  };
  return {asked, tools};
}

describe('matchById', () => {
  it('asks for nothing where the file says of which type its media are', async () => {
    const {asked, tools} = start();
    const found = await matchById(list(false), tools);
    expect(found.map(match => match?.media.title?.romaji)).to.deep.equal(['One', 'Title 2', 'Title 3']);
    expect(asked).to.deep.equal([]);
  });

  it('finds only media of the chosen type where the file does not say of which type its media are', async () => {
    const {asked, tools} = start();
    const found = await matchById(list(true), tools);
    expect(found.map(match => match?.media.title?.romaji)).to.deep.equal(['One', 'Two', undefined]);
    expect(asked).to.deep.equal([[2, 3]]);
  });
});
