import {roundTo} from '#domain/text/format';
import {autorecs as rank, type Recommended, type ScoredSource} from '#domain/media/autorecs';
import {mediaColumn} from '#kits/statistics/columns';
import {reportTable} from '#kits/statistics/report';
import {defineStatistic} from '#kits/statistics/statistic';
import type {NamedMedia} from '#ui/link/useMediaTitle';
import type {TableColumn} from '#ui/table/columns';
import {AutorecsDocument, type AutorecsQuery} from './query.generated';
import {text} from './messages';
import {listTypeField, listTypeIn} from '#kits/statistics/fields';

type Source = ScoredSource<NamedMedia>;
type Row = Recommended<NamedMedia>;

const columns: readonly TableColumn<Row>[] = [
  mediaColumn(text.media),
  {id: 'points', title: text.points, value: ({points}) => roundTo(points, 3), sorted: 'desc'},
];

/** The media of a list with their recommendations. */
function sourcesIn({User: user, MediaListCollection: all}: AutorecsQuery, type: 'ANIME' | 'MANGA'): Source[] {
  const figures = type === 'ANIME' ? user?.statistics?.anime : user?.statistics?.manga;
  const scale = {mean: figures?.meanScore ?? 0, deviation: figures?.standardDeviation ?? 0};
  return (all?.lists ?? [])
    .flatMap(list => list?.entries ?? [])
    .flatMap(entry => {
      if (!entry) return [];
      const nodes = entry.media?.recommendations?.nodes ?? [];
      const recommendations = nodes.flatMap(node =>
        node?.mediaRecommendation ? [{rating: node.rating ?? 0, media: node.mediaRecommendation}] : [],
      );
      return [{mediaId: entry.mediaId, score: entry.score ?? 0, scale, recommendations}];
    });
}

/** The 25 best recommendations for the media on a list. */
export const autorecs = defineStatistic<Source>({
  id: 'autorecs',
  title: text.title,
  description: text.description,
  fields: [listTypeField],
  async *collect({userName, read, values}) {
    const type = listTypeIn(values);
    yield sourcesIn(await read(AutorecsDocument, {userName, type}), type);
  },
  idOf: ({mediaId}) => mediaId,
  report: sources => ({
    tables: [
      reportTable({
        title: text.table,
        columns,
        rows: rank(sources),
        keyOf: ({media}: Row) => media.id,
        empty: text.none,
      }),
    ],
  }),
});
