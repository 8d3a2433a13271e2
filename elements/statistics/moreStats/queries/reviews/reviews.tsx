import {roundTo} from '#domain/text/format';
import {rankReviews} from '#domain/statistics/reviews';
import {wilson} from '#domain/statistics/wilson';
import {postColumn, userColumn} from '#kits/statistics/columns';
import {reportTable} from '#kits/statistics/report';
import {defineStatistic} from '#kits/statistics/statistic';
import {MediaLink} from '#ui/link/links';
import type {TableColumn} from '#ui/table/columns';
import {collectReviews, type ReviewRow} from './rows';
import {text} from './messages';

const percent = (share: number) => roundTo(share * 100, 1);

const columns = (sorted: 'asc' | 'desc', boundOf: (row: ReviewRow) => number): readonly TableColumn<ReviewRow>[] => [
  postColumn('review', text.review),
  {
    id: 'media',
    title: text.media,
    value: ({media}) => media?.title?.romaji ?? '',
    media: ({media}) => media ?? undefined,
    cell: ({media}) => (media ? <MediaLink media={media} /> : text.unknown),
  },
  userColumn(text.user, ({userName}) => userName, {missing: text.error}),
  {id: 'positive', title: text.positive, value: ({positive}) => positive},
  {id: 'votes', title: text.votes, value: ({votes}) => votes},
  {id: 'bound', title: text.bound, value: row => percent(boundOf(row)), sorted},
];
const bestColumns = columns('desc', ({positive, votes}) => wilson(positive, votes).lower);
const worstColumns = columns('asc', ({positive, votes}) => wilson(positive, votes).upper);

/** The best and the worst reviews of the site. */
export const reviews = defineStatistic<ReviewRow>({
  id: 'reviews',
  title: text.reviews,
  description: text.reviewsDescription,
  warning: text.warning,
  collect: collectReviews,
  report(rows) {
    const {best, worst} = rankReviews(rows);
    const keyOf = ({id}: ReviewRow) => id;
    return {
      tables: [
        reportTable({title: text.best, columns: bestColumns, rows: best, keyOf, empty: text.none}),
        reportTable({title: text.worst, columns: worstColumns, rows: worst, keyOf, empty: text.none}),
      ],
    };
  },
});
