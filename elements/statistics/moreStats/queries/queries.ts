import type {Statistic} from '#kits/statistics/statistic';
import {autorecs} from './autorecs/statistic';
import {datingMess} from './datingMess/statistic';
import {findMessage, findStatus} from './findPosts/statistic';
import {firstActivity} from './firstActivity/statistic';
import {hiddenEntries} from './hiddenEntries/statistic';
import {linter} from './linter/statistic';
import {moderation} from './moderation/statistic';
import {monthlyStats} from './monthlyStats/statistic';
import {mostLiked} from './mostLiked/statistic';
import {notificationCount} from './notificationCount/statistic';
import {rank} from './rank/statistic';
import {relatedAnime} from './relatedAnime/statistic';
import {reviews} from './reviews/reviews';
import {reviewStatistics} from './reviews/reviewStatistics';

/** All questions, in the order of the choice. */
export const queries: readonly Statistic[] = [
  firstActivity,
  rank,
  hiddenEntries,
  notificationCount,
  relatedAnime,
  datingMess,
  reviews,
  reviewStatistics,
  linter,
  moderation,
  autorecs,
  findStatus,
  findMessage,
  mostLiked,
  monthlyStats,
];
