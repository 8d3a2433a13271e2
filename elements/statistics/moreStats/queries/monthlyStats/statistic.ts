import {monthlyCounts, monthStart, type MonthlyActivity, type MonthlyCounts} from '#domain/statistics/monthlyCounts';
import {formatNumber} from '#domain/text/format';
import {beforeLast, pageInfoOf, pagesOf} from '#kits/statistics/pages';
import {defineStatistic} from '#kits/statistics/statistic';
import {userIdOf} from '#kits/statistics/userIdOf';
import {MonthlyActivitiesDocument, type MonthlyActivitiesQuery} from './query.generated';
import {text} from './messages';

interface Row extends MonthlyActivity {
  readonly id: number;
}

type Activities = NonNullable<NonNullable<MonthlyActivitiesQuery['Page']>['activities']>;

function toRow(one: Activities[number]): Row[] {
  if (!one || !('createdAt' in one)) return [];
  const {id, createdAt} = one;
  if (one.__typename === 'TextActivity') return [{id, kind: 'text', createdAt}];
  if (one.__typename === 'MessageActivity') return [{id, kind: 'message', createdAt}];
  const {type, status, progress} = one;
  return [{id, kind: type === 'MANGA_LIST' ? 'manga' : 'anime', createdAt, status, progress}];
}

const labels: readonly (readonly [keyof MonthlyCounts, string])[] = [
  ['statuses', text.statuses],
  ['messages', text.sent],
  ['lists', text.listActivities],
  ['episodes', text.episodes],
  ['chapters', text.chapters],
  ['completedAnime', text.completedAnime],
  ['completedManga', text.completedManga],
  ['planned', text.planned],
  ['dropped', text.dropped],
];

/** The user's activity since the first of the month. */
export const monthlyStats = defineStatistic<Row>({
  id: 'monthlyStats',
  title: text.title,
  description: text.description,
  async *collect(tools, reading) {
    const userId = await userIdOf(tools.userName, tools.read);
    const start = monthStart(tools.now());
    yield* pagesOf(tools, reading, {
      document: MonthlyActivitiesDocument,
      variables: page => ({userId, page}),
      without: () => beforeLast(reading.rows),
      read({Page: page}) {
        const rows = (page?.activities ?? []).flatMap(toRow);
        const isOver = rows.some(({createdAt}) => createdAt < start);
        return {rows, hasNextPage: !isOver && pageInfoOf(page?.pageInfo).hasNextPage};
      },
    });
  },
  report(rows, {now}) {
    const counts = monthlyCounts(rows, monthStart(now()));
    return {lines: labels.map(([key, label]) => ({label, value: formatNumber(counts[key])}))};
  },
});
