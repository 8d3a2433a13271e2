import {expect} from 'chai';

import type {EntryPatch, KnownValues} from '#services/entries/entryRecord';
import {StoredLists} from '#services/entries/storedLists';
import type {ListType} from '#services/lists/ownList';
import {hidePage, useLists} from '../../support/lists';
import {waitUntil} from '../../support/wait';

describe('changes to stored lists', () => {
  const {tab, userName} = useLists();

  /** Opens stored lists: media 1 and 2 are being watched. `at` is when they were sent. */
  async function open() {
    const {lists, bulk: database, services} = tab();
    const {at, entries} = await lists.load('ANIME');
    hidePage();
    const opened = await database.open();
    let keys = 0;
    const look = async () => (keys = (await opened?.count('lists')) ?? 0);
    await waitUntil(() => (void look(), keys === 34));
    const stored = new StoredLists(database, services.report);
    const change = async (patches: readonly EntryPatch[], type?: ListType, isFresh = () => true) =>
      stored.patch(
        userName(),
        patches.map(patch => ({...patch, type})),
        isFresh,
      );
    const listed = async () => {
      const list = await stored.read(userName(), 'ANIME', () => true);
      return [
        [...(list?.entries.values() ?? [])].map(({mediaId, progress, listLocations}) => [
          mediaId,
          progress,
          listLocations.join(),
        ]),
        list?.lists.map(({name, mediaIds}) => `${name} ${mediaIds.join()}`),
      ];
    };
    return {at, entries, change, listed};
  }

  const patch = (mediaId: number, asOf: number, values: KnownValues | undefined, more: Partial<EntryPatch> = {}) => ({
    ...{mediaId, asOf, values, source: 'write' as const},
    ...more,
  });
  const unchanged = [
    [
      [1, 3, 'Watching'],
      [2, 3, 'Watching'],
    ],
    ['Watching 1,2'],
  ];

  it('are applied, whether the type of the media item is known or not', async () => {
    const {at, change, listed} = await open();
    const [one, two] = [patch(1, at + 1, {progress: 4}), patch(2, at + 1, {progress: 5})];
    expect(await change([one], 'ANIME')).to.deep.equal({stored: new Map([['ANIME', [one]]]), missing: []});
    expect(await change([two])).to.deep.equal({stored: new Map([['ANIME', [two]]]), missing: []});
    expect(await listed()).to.deep.equal([
      [
        [1, 4, 'Watching'],
        [2, 5, 'Watching'],
      ],
      ['Watching 1,2'],
    ]);
  });

  it('move an entry to the lists it belongs to', async () => {
    const {at, change, listed} = await open();
    await change([patch(1, at + 1, {status: 'PAUSED'}, {customLists: ['Best']})]);
    expect(await listed()).to.deep.equal([
      [
        [2, 3, 'Watching'],
        [1, 3, 'Paused,Best'],
      ],
      ['Watching 2', 'Paused 1', 'Best 1'],
    ]);
  });

  it('remove deleted entries, and add complete ones', async () => {
    const {at, entries, change, listed} = await open();
    const added = {...entries.get(2), id: 50, mediaId: 5, progress: 1};
    await change([patch(2, at + 1, undefined), patch(5, at + 1, added)]);
    expect(await listed()).to.deep.equal([
      [
        [1, 3, 'Watching'],
        [5, 1, 'Watching'],
      ],
      ['Watching 1,5'],
    ]);
  });

  for (const [what, patches] of [
    ['says nothing new', (at: number) => [patch(1, at + 1, {progress: 3})]],
    ['is older than the list', (at: number) => [patch(1, at - 1, {progress: 9}), patch(2, at - 1, undefined)]],
    ['removes what is on no list', (at: number) => [patch(7, at + 1, undefined)]],
  ] as const)
    it(`write nothing for a patch that ${what}`, async () => {
      const {at, change, listed} = await open();
      expect(await change(patches(at))).to.deep.equal({stored: new Map(), missing: []});
      expect(await listed()).to.deep.equal(unchanged);
    });

  it('report entries that are missing from the lists, and leave out expired lists', async () => {
    const {at, change, listed} = await open();
    const lacking = patch(7, at + 1, {progress: 1});
    expect(await change([lacking])).to.deep.equal({stored: new Map(), missing: [lacking]});
    const expired = await change([patch(1, at + 1, {progress: 9}), lacking], undefined, () => false);
    expect(expired).to.deep.equal({stored: new Map(), missing: []});
    expect(await listed()).to.deep.equal(unchanged);
  });
});
