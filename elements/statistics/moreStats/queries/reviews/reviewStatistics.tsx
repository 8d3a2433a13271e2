import {
  rankReviewers,
  reviewersOf,
  reviewFigures,
  scoreCounts,
  type Reviewer,
  type Summary,
} from '#domain/statistics/reviews';
import {formatNumber, roundTo, formatPercent} from '#domain/text/format';
import {userColumn} from '#kits/statistics/columns';
import {reportChart, reportTable} from '#kits/statistics/report';
import {defineStatistic} from '#kits/statistics/statistic';
import type {TableColumn} from '#ui/table/columns';
import {collectReviews, type ReviewRow} from './rows';
import {text} from './messages';

const percent = (share: number | undefined) => (share === undefined ? undefined : roundTo(share * 100, 1));
const asPercent = (share: number | undefined) => (share === undefined ? text.unknown : formatPercent(share * 100));
const inLine = ({average, median, mode}: Summary) =>
  [average, median, mode].map(each => (each === undefined ? text.unknown : formatNumber(roundTo(each, 2)))).join(', ');

const user = userColumn<Reviewer>(text.user, ({name}) => name);
const count: TableColumn<Reviewer> = {id: 'reviews', title: text.count, value: ({reviews}) => reviews};
const rating: TableColumn<Reviewer> = {id: 'rating', title: text.rating, value: ({share}) => percent(share)};

const ranked = (sorted: 'asc' | 'desc', boundOf: (row: Reviewer) => number): readonly TableColumn<Reviewer>[] => [
  user,
  {id: 'bound', title: text.bound, value: row => percent(boundOf(row)), sorted},
  rating,
  {id: 'votes', title: text.votes, value: ({votes}) => votes},
  count,
];
const bestColumns = ranked('desc', ({bounds}) => bounds.lower);
const worstColumns = ranked('asc', ({bounds}) => bounds.upper);
const busiestColumns = (all: number): readonly TableColumn<Reviewer>[] => [
  user,
  {...count, sorted: 'desc'},
  rating,
  {id: 'share', title: text.share, value: ({reviews}) => percent(reviews / all)},
];

/** Figures about all reviews, and their authors. */
export const reviewStatistics = defineStatistic<ReviewRow>({
  id: 'reviewStatistics',
  title: text.statistics,
  description: text.statisticsDescription,
  warning: text.warning,
  collect: collectReviews,
  report(rows) {
    const {reviews, reviewers, votes, share, shares, perUser, scores} = reviewFigures(rows);
    const {best, worst, busiest} = rankReviewers(reviewersOf(rows));
    const bars = scoreCounts(rows).map((value, score) => ({label: String(score), value}));
    const shared = {keyOf: ({id}: Reviewer) => id, empty: text.none};
    return {
      lines: [
        {label: text.count, value: formatNumber(reviews)},
        {label: text.reviewers, value: formatNumber(reviewers)},
        {label: text.votes, value: formatNumber(votes)},
        {label: text.percentPositive, value: asPercent(share)},
        {label: text.perUser, value: inLine(perUser)},
        {label: text.low, value: asPercent(shares.low)},
        {label: text.high, value: asPercent(shares.high)},
        {label: text.full, value: asPercent(shares.full)},
        {label: text.scores, value: inLine(scores)},
      ],
      tables: [
        reportChart({title: text.distribution, labelTitle: text.score, valueTitle: text.count, bars, empty: text.none}),
        reportTable({...shared, title: text.bestReviewers, columns: bestColumns, rows: best}),
        reportTable({...shared, title: text.worstReviewers, columns: worstColumns, rows: worst}),
        reportTable({...shared, title: text.busiest, columns: busiestColumns(reviews), rows: busiest}),
      ],
    };
  },
});
