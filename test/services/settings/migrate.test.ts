import {expect} from 'chai';

import {migrated} from '#services/settings/migrate';

const blue = {initial: '#3db4f2', dark: '#3db4f2', contrast: '#3db4f2'};

/** What 9.94.1 stored for somebody who had used it for years; the names are the specification's. */
const old = {
  completedScore: true,
  droppedScore: false,
  feedCommentComments: '2',
  feedCommentLikes: -3,
  forumPreviewNumber: '3',
  blockWordValue: 'nsfw',
  titleLanguage: 'ROMAJI',
  accessToken: 'a.b.c',
  bannedUpdates: [{id: 21, title: 'One Piece'}],
  notificationColours: {AIRING: {colour: 'rgb(247,191,99)', supress: false}},
  slimNav: null,
  somebodyElses: {deep: [1, 2]},
};

describe('settings of 9.94.1', () => {
  it('keep everything, numbers as numbers, and say which form they have', () => {
    expect(migrated(old)).to.deep.equal({
      completedScore: true,
      droppedScore: false,
      feedCommentComments: 2,
      feedCommentLikes: -3,
      forumPreviewNumber: 3,
      blockWordValue: 'nsfw',
      titleLanguage: 'ROMAJI',
      accessToken: 'a.b.c',
      bannedUpdates: [{id: 21, title: 'One Piece'}],
      notificationColours: {AIRING: {colour: 'rgb(247,191,99)', supress: false}},
      somebodyElses: {deep: [1, 2]},
      settingsVersion: 1,
    });
  });

  it('are not changed themselves, and a second time changes nothing', () => {
    const copy = structuredClone(old);
    const once = migrated(old);
    expect(old).to.deep.equal(copy);
    expect(migrated(once)).to.equal(once);
  });

  for (const [name, array] of [
    ['objects with a name', [{name: 'color-blue', ...blue}]],
    ['objects with a colour', [{colour: 'color-blue', ...blue}]],
    ['pairs', [['color-blue', blue]]],
  ] as const)
    it(`turn an array of colours into the map: ${name}`, () =>
      expect(migrated({colourSettings: array}).colourSettings).to.deep.equal({'color-blue': blue}));

  it('keep aside what was no colour in the array', () => {
    const {colourSettings, colourSettingsBackup} = migrated({colourSettings: ['?', 7, ['color-red', blue]]});
    expect(colourSettings).to.deep.equal({'color-red': blue});
    expect(colourSettingsBackup).to.deep.equal(['?', 7]);
  });

  it('leave alone a text that is no number, a newer form, and nothing', () => {
    expect(migrated({forumPreviewNumber: 'many'}).forumPreviewNumber).to.equal('many');
    const newer = {settingsVersion: 2, forumPreviewNumber: '3', x: null};
    expect(migrated(newer)).to.equal(newer);
    expect(migrated({})).to.deep.equal({});
  });
});
