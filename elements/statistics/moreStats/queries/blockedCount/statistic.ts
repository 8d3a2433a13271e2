import {apiCounts} from '#kits/statistics/pages';
import {defineStatistic} from '#kits/statistics/statistic';
import {CountedUsersDocument} from './query.generated';
import {text} from './messages';

/** The number of users. */
interface Counts {
  readonly everybody: number;
  readonly visible: number;
}

function sentence({everybody, visible}: Counts): string {
  if (everybody < visible) return text.moderator;
  // Both have reached the API's maximum (rule api-16).
  if (everybody === visible && everybody >= apiCounts) return text.uncounted;
  return everybody === visible ? text.nobody : text.blocked(everybody - visible);
}

/** The number of users that the signed-in one cannot see. If guests see fewer, that is because moderators see more. */
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
