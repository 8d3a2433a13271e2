import {expect} from 'chai';

import {catalogue} from '#src/catalogue.generated';
import {toggle} from '#services/settings/handles';
import {info} from '#test/support/definitions';
import {createSettingsSearch} from './find';

const search = createSettingsSearch(catalogue);
/** The results of a search: the ids of features and the names of everything else, best first. */
const found = (words: string, among = search) => among(words).hits.map(hit => (typeof hit === 'string' ? hit : hit.id));

describe('everyday phrases in the search of the settings', () => {
  for (const [words, ...right] of [
    ['group my notifications', 'notifications'],
    ['clear the red notification dot', 'dismissDot'],
    ['what kind of notifications do I have', 'notificationCake'],
    ['lost my post when I reloaded', 'drafts', 'keepAlive'],
    ['hide posts that contain a word', 'blockWord'],
    ['only show text posts in my feed', 'feedQuickFilter'],
    ['hide posts with no comments', 'feedCommentFilter'],
    ['emoji cut off my post', 'unicodifier'],
    ['see full posts without scrolling', 'noScrollPosts'],
    ['heart outline', 'hollowHearts'],
    ['hide global activity', 'hideGlobalFeed'],
    ['add one episode quickly', 'plusProgress'],
    ['shorter anime titles', 'shortRomaji'],
    ['edit entry from the feed', 'directListAccess'],
    ['show score when someone completes anime', 'activityScores'],
    ['colored border by status', 'statusBorder'],
    ['collapse comments', 'forumComments'],
    ['compare lists with my friend', 'comparisonPage'],
    ['download my list', 'moreImports'],
    ['new manga chapters', 'newChapters'],
    ['color smileys', 'CSSsmileyScore'],
    ['sort my list by title', 'extraDefaultSorts'],
    ['tags in my notes', 'tagIndex'],
    ['next year button', 'yearStepper'],
    ['profile background image', 'profileBackground'],
    ['mutual friends', 'relations'],
    ['more than 25 favourites', 'extraFavs'],
    ['hide milestones on profile', 'CSSprofileClutter'],
    ['more statistics', 'moreStats'],
    ['friends scores on anime page', 'socialTab'],
    ['op and ed songs', 'anisongs'],
    ['when did I watch this', 'activityTimeline'],
    ['how many chapters does this manga have', 'mangaGuess'],
    ['hide average score', 'hideScores'],
    ['manga in green', 'CSSgreenManga'],
    ['recommendations I have already seen', 'recommendationsFade', 'relationStatusDot'],
    ['japanese voice actors', 'nonJapaneseVoiceDefaults', 'characterFavouriteCount'],
    ['who directed this, filter staff', 'filterStaffTabs'],
    ['total runtime of a series', 'durationTooltip'],
    ['banner is cropped', 'altBanner'],
    ['smaller header', 'slimNav'],
    ['arabic layout', 'rightToLeft'],
    ['what should I watch next', 'interestingRecs'],
    ['sort studio by score', 'studioSorting'],
    ['exact favourites number', 'characterFavouriteCount', 'studioFavouriteCount', 'staffPages'],
    ['blur images at work', 'SFWmode'],
    ['amoled black theme', 'reinaDark', 'CSSoldDarkTheme'],
    ['remove animations', 'annoyingAnimations'],
    ['session expired', 'keepAlive'],
    ['illegal streaming links', 'linkGuard'],
    ["hours ago doesn't update", 'relativeTime'],
    ['where do I put my client id', 'sign-in'],
    ['how do I install an update', 'about'],
    ['what does it send', 'requests'],
    ['what data is sent', 'requests'],
    ['where does my data go', 'stored'],
    ['tracking', 'stored'],
    ["why doesn't this feature work", 'bisect', 'check'],
    ['turn everything off', 'styles'],
    ['switch off automail', 'styles'],
    ['go back to the older script', 'styles'],
    ['move to a new computer', 'all'],
    ['sync my settings', 'all'],
    ['report a fault', 'check'],
    ['report a bug', 'about'],
    ['contact', 'about'],
    ['is it safe', 'stored'],
    ['how can I contribute', 'about'],
    ['deutsch', 'language'],
    ['backup my settings', 'all'],
    ['site is slow since installing', 'bisect', 'requests'],
    ['too many requests', 'requests'],
    ['english titles instead of romaji', 'titleLanguage'],
    ['delete my account', 'account'],
    ['change my time zone', 'timezone'],
    ['change score format to 5 stars', 'scoreFormat'],
  ] as const)
    it(`lead to ${right.join(' or ')} among the first three for "${words}"`, () => {
      const first = found(words).slice(0, 3);
      expect(
        right.filter(each => first.some(one => one === each)),
        first.join(),
      ).not.to.have.length(0);
    });

  for (const [words, same] of [
    ['make my collage', 'collage'],
    ['how do I stop the autoplay', 'autoplay'],
    ["please don't show me a random anime", 'random anime'],
    ['can I see the stats', 'stats'],
  ] as const)
    it(`find the same for "${words}" as for "${same}"`, () => {
      expect(found(same)).not.to.have.length(0);
      expect(found(words)).to.deep.equal(found(same));
    });

  it('search for stop words where there is nothing else', () => expect(found('stop')).not.to.have.length(0));
});

describe('the order of what is found', () => {
  const catalogueOf = (word: string) => [
    info('inOption', {settings: [toggle('option', {title: `About ${word}`, initial: false})]}),
    info('inDetails', {details: `Some ${word} more.`}),
    info('inSummary', {summary: `Shows ${word} often.`}),
    info('inName', {name: `Grand ${word}`}),
  ];

  for (const word of ['zebra', 'quokka', 'walrus'])
    it(`is names, summaries, details, options for "${word}"`, () =>
      expect(found(word, createSettingsSearch(catalogueOf(word)))).to.deep.equal([
        'inName',
        'inSummary',
        'inDetails',
        'inOption',
      ]));

  it('puts a synonym where the name would be', () => {
    const others = [info('anisongs', {}), info('other', {summary: 'Shows a soundtrack often.'})];
    expect(found('soundtrack', createSettingsSearch(others))).to.deep.equal(['anisongs', 'other']);
  });
});
