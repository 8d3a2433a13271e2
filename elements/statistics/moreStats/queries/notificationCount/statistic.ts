import {countFollows} from '#domain/profile/followCount';
import {formatNumber} from '#domain/text/format';
import {apiCounts} from '#kits/statistics/pages';
import {defineStatistic} from '#kits/statistics/statistic';
import {NotificationCountDocument} from './query.generated';
import {text} from './messages';

interface Counts {
  readonly unread: number;
  /** `undefined`: more than the API counts. */
  readonly all: number | undefined;
}

/** The number of the signed-in user's notifications. It marks none as read. */
export const notificationCount = defineStatistic<Counts>({
  id: 'notificationCount',
  title: text.title,
  description: text.description,
  needs: 'token',
  signedOut: text.signedOut,
  async *collect({read}) {
    let unread = 0;
    // Totals are as unreliable here as those of follows (rule api-16).
    const all = await countFollows(async (page, perPage) => {
      const {Viewer: viewer, Page: found} = await read(NotificationCountDocument, {page, perPage});
      unread = viewer?.unreadNotificationCount ?? 0;
      const {total, hasNextPage} = found?.pageInfo ?? {};
      return {total: total ?? 0, hasNextPage: hasNextPage === true, users: found?.notifications?.length ?? 0};
    });
    yield [{unread, all}];
  },
  report: ([counts]) =>
    counts
      ? {
          lines: [
            {label: text.unread, value: formatNumber(counts.unread)},
            {label: text.all, value: counts.all === undefined ? text.more(apiCounts) : formatNumber(counts.all)},
          ],
        }
      : {},
});
