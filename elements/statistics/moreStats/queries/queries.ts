import type {Statistic} from '#kits/statistics/statistic';
import {autorecs} from './autorecs/statistic';
import {blockedCount} from './blockedCount/statistic';
import {blockFinder} from './blockFinder/statistic';
import {datingDanger} from './datingDanger/statistic';
import {datingMess} from './datingMess/statistic';
import {findMessage, findStatus} from './findPosts/statistic';
import {firstActivity} from './firstActivity/statistic';
import {followingCompatibility} from './followingCompatibility/statistic';
import {friendFavourites} from './friendFavourites/statistic';
import {friendStats} from './friendStats/statistic';
import {hiddenEntries} from './hiddenEntries/statistic';
import {linter} from './linter/statistic';
import {messageSpy} from './messageSpy/statistic';
import {moderation} from './moderation/statistic';
import {monthlyStats} from './monthlyStats/statistic';
import {mostLiked} from './mostLiked/statistic';
import {notificationCount} from './notificationCount/statistic';
import {rank} from './rank/statistic';
import {relatedAnime} from './relatedAnime/statistic';
import {reviews} from './reviews/reviews';
import {reviewStatistics} from './reviews/reviewStatistics';

/** All questions, in the order of the select. */
export const queries: readonly Statistic[] = [
  firstActivity,
  rank,
  hiddenEntries,
  notificationCount,
  relatedAnime,
  followingCompatibility,
  messageSpy,
  friendStats,
  friendFavourites,
  datingMess,
  datingDanger,
  reviews,
  reviewStatistics,
  blockedCount,
  blockFinder,
  linter,
  moderation,
  autorecs,
  findStatus,
  findMessage,
  mostLiked,
  monthlyStats,
];
