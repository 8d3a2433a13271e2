import {expect} from 'chai';

import {migrate} from '#services/settings/migrate';

const blue = {initial: '#3db4f2', dark: '#3db4f2', contrast: '#3db4f2'};

/** The settings that 9.94.1 stored for a long-time user; the names are those of its settings. */
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

describe('migrating settings from 9.94.1', () => {
  it('keeps all values, converts numbers and adds the format version', () => {
    expect(migrate(old)).to.deep.equal({
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

  for (const [stored, language] of [
    [{partialLocalisationLanguage: 'Deutsch'}, 'de'],
    [{partialLocalisationLanguage: 'German'}, 'de'],
    [{partialLocalisationLanguage: 'English'}, 'en'],
    [{partialLocalisationLanguage: 'Svenska'}, 'en'],
    [{partialLocalisationLanguage: 'Deutsch', language: 'auto'}, 'auto'],
    [{partialLocalisationLanguage: 7}, undefined],
    [{}, undefined],
  ] as const)
    it(`takes over ${JSON.stringify(stored)} as ${language}`, () =>
      expect(migrate(stored).language).to.equal(language));

  it('does not modify its argument, and changes nothing the second time', () => {
    const copy = structuredClone(old);
    const once = migrate(old);
    expect(old).to.deep.equal(copy);
    expect(migrate(once)).to.equal(once);
  });

  for (const [name, array] of [
    ['objects with a name', [{name: 'color-blue', ...blue}]],
    ['objects with a colour', [{colour: 'color-blue', ...blue}]],
    ['pairs', [['color-blue', blue]]],
  ] as const)
    it(`converts an array of colours into a map: ${name}`, () =>
      expect(migrate({colourSettings: array}).colourSettings).to.deep.equal({'color-blue': blue}));

  it('keeps items of the array that are not colours under a backup key', () => {
    const {colourSettings, colourSettingsBackup} = migrate({colourSettings: ['?', 7, ['color-red', blue]]});
    expect(colourSettings).to.deep.equal({'color-red': blue});
    expect(colourSettingsBackup).to.deep.equal(['?', 7]);
  });

  for (const version of [-1, 0.5, 'abc'])
    it(`does not treat ${JSON.stringify(version)} as a format version`, () =>
      expect(migrate({settingsVersion: version, feedCommentLikes: '2'})).to.deep.equal({
        settingsVersion: 1,
        feedCommentLikes: 2,
      }));

  it('replaces stylised title languages with plain ones in any format', () => {
    expect(migrate({titleLanguage: 'NATIVE_STYLISED'}).titleLanguage).to.equal('NATIVE');
    expect(migrate({settingsVersion: 1, titleLanguage: 'ROMAJI_STYLISED', x: 1})).to.deep.equal({
      settingsVersion: 1,
      titleLanguage: 'ROMAJI',
      x: 1,
    });
  });

  it('leaves text that is not a number, a newer format and empty settings unchanged', () => {
    expect(migrate({forumPreviewNumber: 'many'}).forumPreviewNumber).to.equal('many');
    const newer = {settingsVersion: 2, forumPreviewNumber: '3', x: null};
    expect(migrate(newer)).to.equal(newer);
    expect(migrate({})).to.deep.equal({});
  });
});
