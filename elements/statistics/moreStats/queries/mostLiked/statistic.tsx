import {formatDate, formatNumber} from '#domain/text/format';
import {postColumn} from '#kits/statistics/columns';
import {beforeLast, pageInfoOf, pagesOf} from '#kits/statistics/pages';
import {reportTable} from '#kits/statistics/report';
import {defineStatistic} from '#kits/statistics/statistic';
import {userIdOf} from '#kits/statistics/userIdOf';
import type {TableColumn} from '#ui/table/columns';
import {MostLikedPostsDocument, type MostLikedPostsQuery} from './query.generated';
import {text} from './messages';

interface Post {
  readonly id: number;
  readonly siteUrl: string;
  /** Epoch seconds. */
  readonly createdAt: number;
  readonly likes: number;
}

type Activities = NonNullable<NonNullable<MostLikedPostsQuery['Page']>['activities']>;

const toPost = (one: Activities[number]): Post[] =>
  one && 'id' in one ? [{id: one.id, siteUrl: one.siteUrl ?? '', createdAt: one.createdAt, likes: one.likeCount}] : [];

const columns: readonly TableColumn<Post>[] = [
  {id: 'likes', title: text.likes, value: ({likes}) => likes, cell: ({likes}) => formatNumber(likes), sorted: 'desc'},
  {
    id: 'date',
    title: text.date,
    value: ({createdAt}) => createdAt,
    cell: ({createdAt}) => formatDate(createdAt * 1000),
  },
  postColumn('post', text.post),
];

/** Number of listed posts. */
const maxPosts = 20;

/** The statuses of a user with the most likes. */
export const mostLiked = defineStatistic<Post>({
  id: 'mostLiked',
  title: text.title,
  description: text.description,
  async *collect(tools, reading) {
    const userId = await userIdOf(tools.userName, tools.read);
    yield* pagesOf(tools, reading, {
      document: MostLikedPostsDocument,
      variables: page => ({userId, page}),
      without: () => beforeLast(reading.rows),
      read: ({Page: page}) => ({rows: (page?.activities ?? []).flatMap(toPost), ...pageInfoOf(page?.pageInfo)}),
    });
  },
  report(posts) {
    const rows = posts.toSorted((a, b) => b.likes - a.likes || b.createdAt - a.createdAt).slice(0, maxPosts);
    return {tables: [reportTable({title: text.table, columns, rows, keyOf: ({id}) => id, empty: text.none})]};
  },
});
