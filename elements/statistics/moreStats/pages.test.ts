import {expect} from 'chai';

import {findMessage, findStatus} from './queries/findPosts/statistic';
import {followingCompatibility} from './queries/followingCompatibility/statistic';
import {hiddenEntries} from './queries/hiddenEntries/statistic';
import {linter} from './queries/linter/statistic';
import {messageSpy} from './queries/messageSpy/statistic';
import {monthlyStats} from './queries/monthlyStats/statistic';
import {mostLiked} from './queries/mostLiked/statistic';
import {relatedAnime} from './queries/relatedAnime/statistic';
import {reviews} from './queries/reviews/reviews';
import {readingAfter, readOn} from '#kits/statistics/reading';
import {toolsFor} from '#test/support/statistics';

type Variables = Readonly<Record<string, unknown>>;

const status = (id: number) => ({__typename: 'TextActivity', id, siteUrl: '', createdAt: id, text: '', likeCount: 0});
const entry = (id: number) => ({mediaId: id, media: {id, type: 'ANIME', popularity: id}});

/** Answers page queries with one object per page, whose id is `first` and then decreases by one. */
function endless(objects: (id: number) => object, first: number) {
  const asked: Variables[] = [];
  const read = async (_: unknown, variables: Variables) => {
    if (typeof variables.page !== 'number') return {User: {id: 7}};
    asked.push(variables);
    if (variables.page > 100) throw new Error('Page depth exceeds maximum allowed for API requests.');
    const hasNextPage = asked.length < 103;
    return {Page: {pageInfo: {hasNextPage, lastPage: 100}, ...objects(first - asked.length + 1)}};
  };
  return {asked, read};
}

const ids = (last: number) => Array.from({length: 100}, (_, index) => last + 99 - index);
const activities = (id: number) => ({activities: [status(id)]});
const mediaList = (id: number) => ({mediaList: [entry(id)]});
const media = (id: number) => ({media: [entry(id).media]});
const own = {userName: 'Ann', type: 'ANIME'};

describe('a question at the last page that AniList returns (rule api-16)', () => {
  for (const [condition, statistic, values, objects, next] of [
    ['statuses', findStatus, {}, activities, {page: 1, userId: 7, type: 'TEXT', before: 902}],
    ['messages', findMessage, {}, activities, {page: 1, userId: 7, type: 'MESSAGE', before: 902}],
    ['liked statuses', mostLiked, {}, activities, {page: 1, userId: 7, before: 902}],
    ['activities of a month', monthlyStats, {}, activities, {page: 1, userId: 7, before: 902}],
    ['entries', hiddenEntries, {listType: 'ANIME'}, mediaList, {...own, page: 1, known: ids(901)}],
    ['related anime', relatedAnime, {}, mediaList, {userName: 'Ann', page: 1, known: ids(901)}],
    ['media', linter, {listType: 'ANIME'}, media, {type: 'ANIME', page: 1, below: 902}],
    ['media of a list', linter, {listType: 'ANIME', restrict: true}, mediaList, {...own, page: 1, known: ids(901)}],
  ] as const)
    it(`reads ${condition} past that page`, async () => {
      const {asked, read} = endless(objects, 1000);
      const reading = readingAfter();
      await readOn(statistic, toolsFor(read, values), reading);
      expect(asked[100]).to.deep.equal(next);
      expect(asked).to.have.length(103);
      expect(reading.rows).to.have.length(103);
      expect(reading.isCut).to.equal(false);
    });

  for (const [condition, statistic, objects] of [
    ['reviews', reviews, (id: number) => ({reviews: [{id}]})],
    ['messages of people', messageSpy, () => ({following: []})],
    ['lists of people', followingCompatibility, () => ({following: []})],
  ] as const)
    it(`reads no ${condition} past that page, and marks the results as incomplete`, async () => {
      const {asked, read} = endless(objects, 1000);
      const reading = readingAfter();
      await readOn(statistic, toolsFor(read), reading);
      expect(asked).to.have.length(100);
      expect(reading.isCut).to.equal(true);
    });
});
