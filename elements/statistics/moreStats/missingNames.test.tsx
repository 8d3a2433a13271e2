import {screen} from '@testing-library/react';
import {expect} from 'chai';

import {blockFinder} from './queries/blockFinder/statistic';
import {messageSpy} from './queries/messageSpy/statistic';
import {moderation} from './queries/moderation/statistic';
import {reviews} from './queries/reviews/reviews';
import {reviewStatistics} from './queries/reviews/reviewStatistics';
import {readingAfter, readOn, reportOf} from '#kits/statistics/reading';
import {ReportView} from '#kits/statistics/ReportView';
import {useRender} from '#test/support/draw';
import {toolsFor} from '#test/support/statistics';

const siteUrl = 'https://anilist.co/activity/1';
const message = {id: 1, siteUrl, createdAt: 1, message: 'Hello', messenger: null, recipient: null};
const review = {id: 1, siteUrl, score: 50, rating: 1, ratingAmount: 2, userId: 9, user: null, media: null};

describe('a user whose name AniList does not return', () => {
  const draw = useRender();

  for (const [statistic, values, answer, table, column, name] of [
    [reviews, {}, {Page: {reviews: [review]}}, 'Best reviews', 'User', '[error]'],
    [reviewStatistics, {}, {Page: {reviews: [review]}}, 'Best reviewers', 'User', '[private or deleted]'],
    [
      moderation,
      {forum: true, badWords: true},
      {Page: {threads: [{siteUrl, body: 'You idiot', user: null}]}},
      ...(['Unusual posts', 'User', '[private or deleted]'] as const),
    ],
    [
      messageSpy,
      {},
      {User: {id: 7}, Page: {following: [{id: 8, name: 'Bob'}]}, received: {activities: [message]}, sent: null},
      ...(['Messages', 'From', '[private or deleted]'] as const),
    ],
  ] as const)
    it(`is ${name} in the table "${table}" and in its file`, async () => {
      const reading = readingAfter();
      const tools = toolsFor(async () => answer, values);
      await readOn(statistic, tools, reading);
      const report = reportOf(statistic, reading, tools, true);
      const shown = report.tables?.find(({title}) => title === table);
      expect(
        shown
          ?.columnsFor(() => '')
          .find(({title}) => title === column)
          ?.valueOf(0),
      ).to.equal(name);
      draw(<ReportView report={shown ? {tables: [shown]} : {}} fileName="file" />);
      expect(screen.getAllByRole('cell', {name}).length).to.be.greaterThan(0);
    });

  it('is [private or deleted] among users whose statuses are hidden from you', async () => {
    const reading = readingAfter();
    const statuses = (...ids: number[]) => ({
      Page: {activities: ids.map(id => ({id, user: null})), pageInfo: {hasNextPage: false}},
    });
    const read = async (_: unknown, __: unknown, {anonymous}: {anonymous: boolean}) =>
      anonymous ? statuses(3, 2, 1) : statuses(3, 1);
    const tools = toolsFor(read);
    await readOn(blockFinder, tools, reading);
    draw(<ReportView report={reportOf(blockFinder, reading, tools, true)} fileName="file" />);
    expect(screen.getByRole('cell', {name: '[private or deleted]'}).nextElementSibling?.textContent).to.equal('1');
  });
});
