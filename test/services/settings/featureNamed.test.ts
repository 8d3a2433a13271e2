import {expect} from 'chai';

import {catalogue as all} from '#src/catalogue.generated';
import {featureNamed} from '#services/settings/featureNamed';
import {toggle} from '#services/settings/handles';
import {info} from '../../support/definitions';

const option = toggle('someOption', {title: 'Some option', initial: false});
const catalogue = [
  info('plain'),
  info('goodName', {storedAs: 'oldSpeling', settings: [option]}),
  info('merged', {switches: ['half', 'otherHalf'].map(key => toggle(key, {title: key, initial: true}))}),
  info('alsoReads', {settings: [option]}),
];

describe('featureNamed', () => {
  for (const [name, id, key] of [
    ['plain', 'plain', undefined],
    ['goodName', 'goodName', undefined],
    ['oldSpeling', 'goodName', undefined],
    ['OLDSPELING', 'goodName', undefined],
    ['merged', 'merged', undefined],
    ['half', 'merged', 'half'],
    ['otherHalf', 'merged', 'otherHalf'],
    ['someOption', 'goodName', 'someOption'],
    ['someoption', 'goodName', 'someOption'],
  ] as const)
    it(`finds ${key ?? 'the whole feature'} of ${id} by ${name}`, () => {
      const found = featureNamed(catalogue, name);
      expect([found?.feature.id, found?.setting?.key]).to.deep.equal([id, key]);
    });

  it('finds nothing for other names', () => expect(featureNamed(catalogue, 'someOptio')).to.equal(undefined));

  for (const [name, id] of [
    ['comparissionPage', 'comparisonPage'],
    ['comparisionColourFilter', 'comparisonPage'],
    ['comparisionSystemFilter', 'comparisonPage'],
    ['plussMinus', 'plusMinus'],
    ['completedScore', 'activityScores'],
    ['droppedScore', 'activityScores'],
    ['limitProgress8', 'limitProgress'],
    ['limitProgress10', 'limitProgress'],
    ['mediaReviewConfidence', 'reviewApproval'],
    ['reviewConfidence', 'reviewApproval'],
    ['activityLikes', 'likeNames'],
    ['singleActivityReplyLikes', 'likeNames'],
    ['forumLikes', 'likeNames'],
    ['termsFeedNoImages', 'termsFeed'],
    ['hideCustomTags', 'moreStats'],
    ['negativeCustomList', 'moreStats'],
    ['globalCustomList', 'moreStats'],
  ] as const)
    it(`finds ${id} by ${name}, the name in links, fixes and counts from earlier builds`, () =>
      expect(featureNamed(all, name)?.feature.id).to.equal(id));
});
