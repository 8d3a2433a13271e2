import {expect} from 'chai';

import {catalogue} from '#src/catalogue.generated';
import {createSettingsSearch} from './find';

const search = createSettingsSearch(catalogue);
/** The ids of the features and the names of the sections that a search finds, best first. */
const found = (words: string) => {
  const {features, sections} = search(words);
  return {features: features.map(({id}) => id), sections};
};

describe('the search of the settings', () => {
  for (const [words, feature] of [
    ['hide score', 'hideScores'],
    ['how do I hide the scores', 'hideScores'],
    ['mute', 'blockList'],
    ['mute a user', 'blockList'],
    ['I want to mute somebody', 'blockList'],
    ['nsfw', 'SFWmode'],
    ['18+', 'embedHentai'],
    ['adult', 'embedHentai'],
    ['ads', 'linkGuard'],
    ['please turn off the ads', 'linkGuard'],
    ['font', 'customCSS'],
    ['collage', 'draw3x3'],
    ['make a collage of my favourite anime', 'draw3x3'],
    ['keyboard', 'keyboardFlow'],
    ['keyb', 'keyboardFlow'],
    ['keyborad', 'keyboardFlow'],
    ['greenmanga', 'CSSgreenManga'],
    ['green manga', 'CSSgreenManga'],
    ['mal score', 'MALscore'],
    ['score from myanimelist', 'MALscore'],
    ['hide likes in notifications', 'hideLikes'],
    ['compare my list with a friend', 'comparisonPage'],
    ['import my list from MyAnimeList', 'moreImports'],
    ['sign in', 'autoLogin'],
    ['where are opening songs', 'anisongs'],
    ['the videos start by themselves', 'noAutoplay'],
    ['turn off animations', 'annoyingAnimations'],
    ['who liked this', 'likeNames'],
    ['change the colours', 'colourPicker'],
  ] as const)
    it(`finds ${feature} among the first three for "${words}"`, () =>
      expect(found(words).features.slice(0, 3)).to.include(feature));

  for (const [words, section] of [
    ['language', 'language'],
    ['how do I change the language', 'language'],
    ['undo', 'journal'],
    ['undo a change of my list', 'journal'],
    ['not working', 'bisect'],
    ["it doesn't work", 'bisect'],
    ['sign in', 'sign-in'],
    ['signin', 'sign-in'],
    ['log in', 'sign-in'],
    ['version', 'about'],
    ['rate limit', 'requests'],
    ['backups', 'all'],
    ['reset everything', 'all'],
  ] as const)
    it(`finds the section "${section}" for "${words}"`, () => expect(found(words).sections).to.include(section));

  for (const [words, feature] of [
    ['mute', 'blockList'],
    ['ads', 'linkGuard'],
    ['kyeboard', 'keyboardFlow'],
    ['collage', 'draw3x3'],
  ] as const)
    it(`has ${feature} first for "${words}"`, () => expect(found(words).features[0]).to.equal(feature));

  it('finds nothing about threads or reading for "ads"', () =>
    expect(found('ads').features).to.deep.equal(['linkGuard']));

  it('leaves out what has few of the words, if others have most of them', () => {
    const {features} = found('sort studios');
    expect(features[0]).to.equal('studioSorting');
    expect(features.length).to.be.lessThan(6);
  });

  it('finds similar words if there is none as typed, and says so', () => {
    expect(search('notifcations')).to.include({isNear: true});
    expect(found('notifcations').features).to.include('notifications');
    expect(search('notifications')).to.include({isNear: false});
    expect(search('xyzzyqq')).to.deep.equal({hits: [], features: [], sections: [], isNear: false});
  });
});
