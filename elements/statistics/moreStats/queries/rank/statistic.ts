import {beginRankSearch, narrow, pageOfSearch, type FoundRank} from '#domain/statistics/rankSearch';
import {defineStatistic, type RunTools} from '#kits/statistics/statistic';
import {hours, minutes} from '#services/api/cache/lifetime';
import {OwnRankValuesDocument, RankPageDocument} from './query.generated';
import {text} from './messages';

/** The API has no pages beyond 5,000 users (rule api-16). */
const pages = 100;

interface Figures {
  readonly anime: {readonly minutesWatched: number} | null;
  readonly manga: {readonly chaptersRead: number} | null;
}

/** The figures that users are ranked by. */
const ranks = [
  {
    sort: 'WATCHED_TIME_DESC',
    label: text.time,
    valueOf: (figures: Figures | null | undefined) => figures?.anime?.minutesWatched ?? 0,
  },
  {
    sort: 'CHAPTERS_READ_DESC',
    label: text.chapters,
    valueOf: (figures: Figures | null | undefined) => figures?.manga?.chaptersRead ?? 0,
  },
] as const;
type Rank = (typeof ranks)[number];

interface Row extends FoundRank {
  readonly label: string;
}

/** Searches the rank of a value by halving the pages. */
async function search({read, progress}: RunTools, {sort, valueOf, label}: Rank, own: number): Promise<Row> {
  let state: ReturnType<typeof narrow> = beginRankSearch(pages);
  for (let looked = 1; !('rank' in state); looked += 1) {
    progress(looked);
    const variables = {page: pageOfSearch(state), sort: [sort]};
    const {Page: page} = await read(RankPageDocument, variables, {lifetime: hours(1)});
    const values = (page?.users ?? []).flatMap(user => (user ? [valueOf(user.statistics)] : []));
    state = narrow(state, values, own, pages);
  }
  return {...state, label};
}

/** The user's rank among all users, by time watched and by chapters read. Pages are cached for an hour. */
export const rank = defineStatistic<Row>({
  id: 'rank',
  title: text.title,
  description: text.description,
  warning: text.warning,
  async *collect(tools, {batches: done}) {
    const {User: user} = await tools.read(OwnRankValuesDocument, {userName: tools.userName}, {lifetime: minutes(2)});
    for (const each of ranks.slice(done)) yield [await search(tools, each, each.valueOf(user?.statistics))];
  },
  report: rows => ({
    notes: [text.old],
    lines: rows.map(({label, rank: place, isBound}) => ({
      label,
      value: isBound ? text.bound(place) : text.rank(place),
    })),
  }),
});
