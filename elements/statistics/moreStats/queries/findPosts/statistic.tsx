import {compilePattern, patternNote} from '#domain/filter/pattern';
import {decodeText} from '#domain/text/characterReferences';
import {formatDateTime} from '#domain/text/format';
import {beginningColumn, postColumn} from '#kits/statistics/columns';
import {textIn} from '#kits/statistics/fields';
import {beforeLast, pageInfoOf, pagesOf} from '#kits/statistics/pages';
import {reportTable} from '#kits/statistics/report';
import {defineStatistic, type ReportContext} from '#kits/statistics/statistic';
import {userIdOf} from '#kits/statistics/userIdOf';
import type {TableColumn} from '#ui/table/columns';
import {FindPostsDocument, type FindPostsQuery} from './query.generated';
import {text} from './messages';

/** A status or a message. */
interface Post {
  readonly id: number;
  readonly siteUrl: string;
  /** Epoch seconds. */
  readonly createdAt: number;
  readonly said: string;
}

type Activities = NonNullable<NonNullable<FindPostsQuery['Page']>['activities']>;

function toPost(one: Activities[number]): Post[] {
  if (!one || !('id' in one)) return [];
  const said = 'text' in one ? one.text : one.message;
  return [{id: one.id, siteUrl: one.siteUrl ?? '', createdAt: one.createdAt, said: decodeText(said ?? '')}];
}

const columns: readonly TableColumn<Post>[] = [
  {
    id: 'date',
    title: text.date,
    value: ({createdAt}) => createdAt,
    sorted: 'desc',
    cell: ({createdAt}) => formatDateTime(createdAt * 1000),
  },
  postColumn('post', text.post),
  beginningColumn(text.beginning),
];

function report(posts: readonly Post[], {values}: ReportContext) {
  const wanted = textIn(values, 'search');
  const {isIn} = compilePattern(wanted);
  const rows = posts.filter(({said}) => isIn(said));
  return {
    notes: [patternNote(wanted), text.matches(rows.length, posts.length)].filter(note => note !== undefined),
    tables: [reportTable({title: text.found, columns, rows, keyOf: ({id}) => id, empty: text.none})],
  };
}

const searchOf = (id: string, type: 'TEXT' | 'MESSAGE', title: string, description: string) =>
  defineStatistic<Post>({
    id,
    title,
    description,
    keepsRows: true,
    fields: [{kind: 'text', id: 'search', title: text.search}],
    async *collect(tools, reading) {
      const userId = await userIdOf(tools.userName, tools.read);
      yield* pagesOf(tools, reading, {
        document: FindPostsDocument,
        variables: page => ({userId, page, type}),
        without: () => beforeLast(reading.rows),
        read: ({Page: page}) => ({rows: (page?.activities ?? []).flatMap(toPost), ...pageInfoOf(page?.pageInfo)}),
      });
    },
    report,
  });

/**
 * Searches the statuses of a user. Rows that were read are not requested again for another search, until the page is
 * left.
 */
export const findStatus = searchOf('findStatus', 'TEXT', text.status, text.statusDescription);
/**
 * Searches the messages to a user. Rows that were read are not requested again for another search, until the page is
 * left.
 */
export const findMessage = searchOf('findMessage', 'MESSAGE', text.message, text.messageDescription);
