import {expect} from 'chai';
import {queries} from 'queries:all';
import {features} from 'scenes:all';

/** Sent only along with a write, before it is sent or sent again: the tests of the outbox make them fail. */
const ofOutbox = [
  ...['EntriesNow', 'EntryNow', 'OwnActivities', 'OwnMessages', 'OwnReplies', 'LikedActivity'],
  ...['LikedReply', 'LikedThread', 'FavouriteMedia', 'FavouritesNow'],
  ...['CustomListNames', 'OwnAbout', 'ViewerId'],
];

/** Sent at the start, by no feature: `test/start/signIn.test.ts` makes it fail. */
const ofStart = ['UserNames'];

/** Sent when a number is typed for a user: `test/kits/userId/typedUserName.test.ts` makes it fail. */
const ofNumbers = ['UserOfNumber'];

/** Sent by an import that runs: the tests in `test/services/imports` make them fail. */
const ofImports = ['ExistingMedia', 'ListActivities'];

/** Sent for a list that AniList cuts: `test/services/imports/wholeList.test.ts` covers it. */
const ofCutLists = ['ListedEntries'];

describe('the scenes of the features', () => {
  it('cover every query that a feature sends', () => {
    const named = new Set(Object.values(features).flatMap(scenes => scenes.flatMap(scene => scene.queries)));
    expect([...named, ...ofOutbox, ...ofStart, ...ofNumbers, ...ofImports, ...ofCutLists].toSorted()).to.deep.equal(
      queries,
    );
  });
});
