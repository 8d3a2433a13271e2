import {apiCounts} from '#kits/statistics/pages';
import {defineStatistic} from '#kits/statistics/statistic';
import {CountedUsersDocument} from './query.generated';
import {text} from './messages';

/** How many users there are. */
interface Counts {
  readonly everybody: number;
  readonly visible: number;
}

function sentence({everybody, visible}: Counts): string {
  if (everybody < visible) return text.moderator;
  // Both are the largest number then (rule api-16).
  if (everybody === visible && everybody >= apiCounts) return text.uncounted;
  return everybody === visible ? text.nobody : text.blocked(everybody - visible);
}

/** How many users the signed-in one cannot see (rule queries-24). */
export const blockedCount = defineStatistic<Counts>({
  id: 'blockedCount',
  title: text.title,
  description: text.description,
  needs: 'token',
  async *collect({read}) {
    const totalOf = async (anonymous: boolean) => {
      const {Page: page} = await read(CountedUsersDocument, {}, {anonymous});
      return page?.pageInfo?.total ?? 0;
    };
    yield [{everybody: await totalOf(true), visible: await totalOf(false)}];
  },
  report: ([counts]) => ({notes: counts ? [sentence(counts)] : []}),
});
