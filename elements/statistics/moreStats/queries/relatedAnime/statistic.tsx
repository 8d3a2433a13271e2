import {relatedNotOnList, type EntryWithRelations} from '#domain/media/relatedMedia';
import {pageInfoOf, pagesOf, withoutMedia} from '#kits/statistics/pages';
import {reportTable} from '#kits/statistics/report';
import {defineStatistic} from '#kits/statistics/statistic';
import {MediaLink} from '#ui/link/links';
import type {TableColumn} from '#ui/table/columns';
import {RelatedAnimeDocument, type RelatedAnimeQuery} from './query.generated';
import {text} from './messages';

type Entry = NonNullable<NonNullable<NonNullable<RelatedAnimeQuery['Page']>['mediaList']>[number]>;
type Media = NonNullable<
  NonNullable<NonNullable<NonNullable<NonNullable<Entry['media']>['relations']>['edges']>[number]>['node']
>;
type Row = EntryWithRelations<Media>;

const toRow = (entry: Entry | null): Row[] =>
  entry
    ? [{mediaId: entry.mediaId, related: (entry.media?.relations?.edges ?? []).flatMap(edge => edge?.node ?? [])}]
    : [];

const columns: readonly TableColumn<Media>[] = [
  {
    id: 'anime',
    title: text.anime,
    value: ({title}) => title?.romaji ?? '',
    media: media => media,
    cell: media => <MediaLink media={media} />,
  },
  {id: 'popularity', title: text.popularity, value: ({popularity}) => popularity ?? undefined, sorted: 'desc'},
];

/** Related anime of those on the list. */
export const relatedAnime = defineStatistic<Row>({
  id: 'relatedAnime',
  title: text.title,
  description: text.description,
  collect: (tools, reading) =>
    pagesOf(tools, reading, {
      document: RelatedAnimeDocument,
      variables: page => ({userName: tools.userName, page}),
      without: () => withoutMedia(reading.rows.map(({mediaId}) => mediaId)),
      read: ({Page: page}) => ({rows: (page?.mediaList ?? []).flatMap(toRow), ...pageInfoOf(page?.pageInfo)}),
    }),
  idOf: ({mediaId}) => mediaId,
  report: entries => ({
    tables: [
      reportTable({
        title: text.table,
        columns,
        rows: relatedNotOnList(entries),
        keyOf: ({id}: Media) => id,
        empty: text.none,
        filter: true,
      }),
    ],
  }),
});
