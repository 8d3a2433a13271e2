import {popularFavourites, similarFans, type PopularFavourite} from '#domain/statistics/sharedFavourites';
import {userColumn} from '#kits/statistics/columns';
import {pageInfoOf, pagesOf} from '#kits/statistics/pages';
import {reportTable} from '#kits/statistics/report';
import {defineStatistic} from '#kits/statistics/statistic';
import type {ShownNames} from '#ui/link/shownNames';
import type {TableColumn} from '#ui/table/columns';
import {toFan, type Favourite, type FanRow, type FavouriteKind} from './fans';
import {FollowedFavouritesDocument, OwnFavouritesDocument} from './query.generated';
import {kindTitles, text} from './messages';

/** Maximum number of pages of users, and of listed rows. */
const [maxPages, mostFavourites, mostUsers] = [10, 20, 10];

type Popular = PopularFavourite<Favourite>;
type Similar = ReturnType<typeof similarFans>[number];

const columnsIn = (names: ShownNames): readonly TableColumn<Popular>[] => [
  {
    id: 'favourite',
    title: text.favourite,
    value: ({favourite}) => favourite.nameIn(names),
    cell: ({favourite}) => favourite.link,
  },
  {id: 'fans', title: text.fans, value: ({fans}) => fans, sorted: 'desc'},
];

const similarColumns: readonly TableColumn<Similar>[] = [
  userColumn(text.user, ({name}) => name),
  {id: 'shared', title: text.shared, value: ({shared}) => shared, sorted: 'desc'},
];

/** The favourites shared by most of the users that a user follows. */
export const friendFavourites = defineStatistic<FanRow>({
  id: 'friendFavourites',
  title: text.title,
  description: text.description,
  warning: text.warning,
  async *collect(tools, reading) {
    const {User: user} = await tools.read(OwnFavouritesDocument, {userName: tools.userName});
    if (!user) return;
    const own = toFan(user, true);
    const pages = pagesOf(tools, reading, {
      document: FollowedFavouritesDocument,
      variables: page => ({userId: user.id, page}),
      read: ({Page: page}) => ({
        rows: (page?.following ?? []).flatMap(friend => (friend ? [toFan(friend, false)] : [])),
        ...pageInfoOf(page?.pageInfo),
      }),
      maxPages,
    });
    for await (const friends of pages) yield reading.rows.length ? friends : [own, ...friends];
  },
  idOf: ({name}) => name,
  report(rows, {names}) {
    const friends = rows.filter(({isOwn}) => !isOwn);
    const own = rows.find(({isOwn}) => isOwn);
    const columns = columnsIn(names);
    const tables = (Object.keys(kindTitles) as FavouriteKind[]).map(kind =>
      reportTable({
        title: kindTitles[kind],
        columns,
        rows: popularFavourites(friends, mostFavourites, favourite => favourite.kind === kind),
        keyOf: ({key}) => key,
        empty: text.none,
      }),
    );
    const similar = reportTable({
      title: text.similar,
      columns: similarColumns,
      rows: own ? similarFans(own, friends, mostUsers) : [],
      keyOf: ({name}) => name,
      empty: text.none,
    });
    return {tables: [...tables, similar]};
  },
});
