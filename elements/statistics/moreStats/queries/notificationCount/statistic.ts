import {formatNumber} from '#domain/text/format';
import {defineStatistic} from '#kits/statistics/statistic';
import {NotificationCountDocument} from './query.generated';
import {text} from './messages';

interface Counts {
  readonly unread: number;
  readonly all: number;
}

/** How many notifications the signed-in user has (rule queries-2). */
export const notificationCount = defineStatistic<Counts>({
  id: 'notificationCount',
  title: text.title,
  description: text.description,
  needs: 'token',
  signedOut: text.signedOut,
  async *collect({read}) {
    const {Viewer: viewer, Page: page} = await read(NotificationCountDocument, {});
    yield [{unread: viewer?.unreadNotificationCount ?? 0, all: page?.pageInfo?.total ?? 0}];
  },
  report: ([counts]) =>
    counts
      ? {
          lines: [
            {label: text.unread, value: formatNumber(counts.unread)},
            {label: text.all, value: formatNumber(counts.all)},
          ],
        }
      : {},
});
