import {formatDateTime} from '#domain/text/format';
import {userIdOf} from '#kits/statistics/userIdOf';
import {defineStatistic} from '#kits/statistics/statistic';
import {seconds} from '#services/api/cache/lifetime';
import {ActivityLink} from '#ui/link/links';
import {FirstActivityDocument} from './query.generated';
import {text} from './messages';

interface Row {
  readonly siteUrl: string;
  /** Epoch seconds. */
  readonly createdAt: number;
}

/** The oldest activity of a user. */
export const firstActivity = defineStatistic<Row>({
  id: 'firstActivity',
  title: text.title,
  description: text.description,
  async *collect({userName, read}) {
    const userId = await userIdOf(userName, read);
    const {Page: page} = await read(FirstActivityDocument, {userId}, {lifetime: seconds(60)});
    yield (page?.activities ?? []).flatMap(one =>
      one && 'createdAt' in one && one.siteUrl ? {siteUrl: one.siteUrl, createdAt: one.createdAt} : [],
    );
  },
  report: ([first], {isWhole}) =>
    first
      ? {
          lines: [
            {label: text.date, value: formatDateTime(first.createdAt * 1000)},
            {label: text.link, value: <ActivityLink siteUrl={first.siteUrl} />, plain: first.siteUrl},
          ],
        }
      : {notes: isWhole ? [text.none] : []},
});
