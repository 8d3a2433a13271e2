import {expect} from 'chai';

import {blockedCount} from './queries/blockedCount/statistic';
import {notificationCount} from './queries/notificationCount/statistic';
import {readingAfter, readOn, reportOf} from '#kits/statistics/reading';
import type {Statistic} from '#kits/statistics/statistic';
import {toolsFor} from '#test/support/statistics';

async function reportFor(statistic: Statistic, read: unknown) {
  const [reading, tools] = [readingAfter(), toolsFor(read)];
  await readOn(statistic, tools, reading);
  return reportOf(statistic, reading, tools, true);
}

/** Notifications for which AniList returns a wrong total if there is a next page. */
const notifications =
  (count: number, told = 5000) =>
  async (_: unknown, {page, perPage}: {page: number; perPage: number}) => {
    const left = Math.max(0, count - (page - 1) * perPage);
    const hasNextPage = left > perPage;
    return {
      Viewer: {id: 5, unreadNotificationCount: 3},
      Page: {
        pageInfo: {total: hasNextPage ? told : Math.min(count, 5000), hasNextPage},
        notifications: Array.from({length: Math.min(left, perPage)}, () => ({})),
      },
    };
  };

describe('the number of notifications (rule api-16)', () => {
  for (const [condition, count, told, shown] of [
    ['none', 0, 5000, '0'],
    ['one', 1, 5000, '1'],
    ['120 where AniList tells 5,000', 120, 5000, '120'],
    ['120 where AniList tells them', 120, 120, '120'],
    ['5,000', 5000, 5000, '5,000'],
    ['more than AniList counts', 6000, 5000, '5,000+'],
  ] as const)
    it(`is ${shown} if there are ${condition}`, async () => {
      const {lines} = await reportFor(notificationCount, notifications(count, told));
      expect(lines?.map(({label, value}) => `${label}: ${String(value)}`)).to.deep.equal([
        'Unread: 3',
        `Total: ${shown}`,
      ]);
    });
});

describe('the number of users who have blocked you', () => {
  for (const [everybody, visible, sentence] of [
    [90, 100, 'Error: The elevated privileges of moderators makes this query fail'],
    [100, 100, 'No users have blocked you'],
    [4999, 4999, 'No users have blocked you'],
    [5000, 5000, 'AniList only counts up to 5,000 users, so the number of users who have blocked you is unknown.'],
    [101, 100, '1 user has blocked you'],
    [4000, 2800, '1,200 users have blocked you'],
  ] as const)
    it(`is shown as "${sentence}" if everyone sees ${everybody} and you see ${visible}`, async () => {
      const read = async (_: unknown, __: unknown, {anonymous}: {anonymous: boolean}) => ({
        Page: {pageInfo: {total: anonymous ? everybody : visible}},
      });
      expect((await reportFor(blockedCount, read)).notes).to.deep.equal([sentence]);
    });
});
