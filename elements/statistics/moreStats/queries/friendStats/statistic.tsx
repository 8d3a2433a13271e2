import {minutesToDays} from '#domain/statistics/duration';
import {formatNumber, roundTo} from '#domain/text/format';
import {userColumn} from '#kits/statistics/columns';
import {pageInfoOf, pagesOf} from '#kits/statistics/pages';
import {reportTable} from '#kits/statistics/report';
import {defineStatistic} from '#kits/statistics/statistic';
import {userIdOf} from '#kits/statistics/userIdOf';
import type {TableColumn} from '#ui/table/columns';
import {FollowedStatisticsDocument, type FollowedStatisticsQuery} from './query.generated';
import {text} from './messages';

type Friend = NonNullable<NonNullable<NonNullable<FollowedStatisticsQuery['Page']>['following']>[number]>;
type Anime = NonNullable<NonNullable<Friend['statistics']>['anime']>;
type Manga = NonNullable<NonNullable<Friend['statistics']>['manga']>;

const number = (id: string, title: string, valueOf: (friend: Friend) => number | undefined): TableColumn<Friend> => ({
  id,
  title,
  value: valueOf,
  cell: friend => {
    const value = valueOf(friend);
    return value === undefined ? '–' : formatNumber(value);
  },
  average: true,
});
const ofAnime = (id: string, title: string, valueOf: (anime: Anime) => number | undefined) =>
  number(id, title, ({statistics}) => (statistics?.anime ? valueOf(statistics.anime) : undefined));
const ofManga = (id: string, title: string, valueOf: (manga: Manga) => number | undefined) =>
  number(id, title, ({statistics}) => (statistics?.manga ? valueOf(statistics.manga) : undefined));
const scored = (score: number) => (score > 0 ? score : undefined);

const columns: readonly TableColumn<Friend>[] = [
  userColumn(text.user, ({name}) => name),
  ofAnime('anime', text.anime, ({count}) => count),
  ofAnime('episodes', text.episodes, ({episodesWatched}) => episodesWatched),
  {
    ...ofAnime('days', text.days, ({minutesWatched}) => roundTo(minutesToDays(minutesWatched), 1)),
    sorted: 'desc',
  },
  ofAnime('animeScore', text.animeScore, ({meanScore}) => scored(meanScore)),
  ofManga('manga', text.manga, ({count}) => count),
  ofManga('chapters', text.chapters, ({chaptersRead}) => chaptersRead),
  ofManga('volumes', text.volumes, ({volumesRead}) => volumesRead),
  ofManga('mangaScore', text.mangaScore, ({meanScore}) => scored(meanScore)),
];

/** Maximum number of pages of users. */
const maxPages = 10;

/** The figures of the users that a user follows. */
export const friendStats = defineStatistic<Friend>({
  id: 'friendStats',
  title: text.title,
  description: text.description,
  warning: text.warning,
  async *collect(tools, reading) {
    const userId = await userIdOf(tools.userName, tools.read);
    yield* pagesOf(tools, reading, {
      document: FollowedStatisticsDocument,
      variables: page => ({userId, page}),
      read: ({Page: page}) => ({
        rows: (page?.following ?? []).flatMap(friend => friend ?? []),
        ...pageInfoOf(page?.pageInfo),
      }),
      maxPages,
    });
  },
  report(friends) {
    const time = ({statistics}: Friend) => statistics?.anime?.minutesWatched ?? 0;
    const rows = friends.toSorted((a, b) => time(b) - time(a));
    const keyOf = ({id}: Friend) => id;
    return {tables: [reportTable({title: text.table, columns, rows, keyOf, empty: text.none, filter: true})]};
  },
});
