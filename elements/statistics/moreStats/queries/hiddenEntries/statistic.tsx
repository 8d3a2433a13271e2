import {isHiddenEntry} from '#domain/list/hiddenEntry';
import {mediaColumn} from '#kits/statistics/columns';
import {pageInfoOf, pagesOf, withoutMedia} from '#kits/statistics/pages';
import {reportTable} from '#kits/statistics/report';
import {defineStatistic} from '#kits/statistics/statistic';
import type {NamedMedia} from '#ui/link/useMediaTitle';
import type {TableColumn} from '#ui/table/columns';
import {HiddenEntriesDocument} from './query.generated';
import {text} from './messages';
import {listTypeField, listTypeIn} from '#kits/statistics/fields';

interface Row {
  readonly media: NamedMedia;
  readonly isHidden: boolean;
}

const columns: readonly TableColumn<Row>[] = [mediaColumn(text.media)];

/** Delay between two pages in milliseconds. */
const delay = 800;

/** Entries that are hidden from the status lists and on no custom list. */
export const hiddenEntries = defineStatistic<Row>({
  id: 'hiddenEntries',
  title: text.title,
  description: text.description,
  fields: [listTypeField],
  async *collect(tools, reading) {
    const {userName, values} = tools;
    const type = listTypeIn(values);
    yield* pagesOf(tools, reading, {
      document: HiddenEntriesDocument,
      variables: page => ({userName, page, type}),
      without: () => withoutMedia(reading.rows.map(({media}) => media.id)),
      read: ({Page: page}) => ({
        rows: (page?.mediaList ?? []).flatMap(entry =>
          entry?.media ? [{media: entry.media, isHidden: isHiddenEntry(entry)}] : [],
        ),
        ...pageInfoOf(page?.pageInfo),
      }),
      delay,
    });
  },
  idOf: ({media}) => media.id,
  report(rows) {
    const hidden = rows.filter(({isHidden}) => isHidden);
    const keyOf = ({media}: Row) => media.id;
    return {
      notes: [text.checked(rows.length)],
      tables: [reportTable({title: text.table, columns, rows: hidden, keyOf, empty: text.none})],
    };
  },
});
