import {lint, lintRules, type LintResult} from '#domain/linter/rules';
import type {LintMedia} from '#domain/linter/lintMedia';
import {formatNumber} from '#domain/text/format';
import {isTicked, type Field, listTypeField, listTypeIn} from '#kits/statistics/fields';
import {pageInfoOf, pagesOf, withoutMedia} from '#kits/statistics/pages';
import {reportTable} from '#kits/statistics/report';
import {defineStatistic} from '#kits/statistics/statistic';
import {MediaLink} from '#ui/link/links';
import type {TableColumn} from '#ui/table/columns';
import {LintMediaDocument, LintOwnMediaDocument} from './query.generated';
import {readMedia, type Answered, type LintRow} from './readMedia';
import {ruleTitles, text} from './messages';

/** Delay between two pages in milliseconds. */
const delay = 1000;

const titleOf = (id: string) => (id in ruleTitles ? ruleTitles[id as keyof typeof ruleTitles] : id);

const fields: readonly Field[] = [
  listTypeField,
  {kind: 'tick', id: 'restrict', title: text.restrict, isOn: true},
  ...lintRules.map(({id, isOn}): Field => ({kind: 'tick', id, title: titleOf(id), isOn})),
];

const nameOf = ({format, romaji}: LintMedia) => `[${format ?? ''}] ${romaji ?? ''}`;

const columns: readonly TableColumn<LintResult>[] = [
  {
    id: 'media',
    title: text.media,
    value: ({media}) => nameOf(media),
    cell: ({media}) => <MediaLink media={{id: media.id, type: media.type, title: media}}>{nameOf(media)}</MediaLink>,
  },
  {id: 'reasons', title: text.reasons, value: ({broken}) => broken.map(titleOf).join(', ')},
];

const rowsOf = (all: readonly (Answered | null | undefined)[] | null | undefined) =>
  (all ?? []).flatMap(media => (media ? [readMedia(media)] : []));

/** Finds mistakes in the data of media: all media by popularity, or those of a list. */
export const linter = defineStatistic<LintRow>({
  id: 'linter',
  title: text.title,
  description: text.description,
  warning: text.warning,
  fields,
  lacking: values => (lintRules.some(({id}) => isTicked(values, id)) ? undefined : text.noRule),
  async *collect(tools, reading) {
    const {values, userName} = tools;
    const type = listTypeIn(values);
    if (isTicked(values, 'restrict'))
      yield* pagesOf(tools, reading, {
        document: LintOwnMediaDocument,
        variables: page => ({page, type, userName}),
        without: () => withoutMedia(reading.rows.map(({id}) => id)),
        read: ({Page: page}) => ({
          rows: rowsOf(page?.mediaList?.map(entry => entry?.media)),
          ...pageInfoOf(page?.pageInfo),
        }),
        delay,
      });
    else
      yield* pagesOf(tools, reading, {
        document: LintMediaDocument,
        variables: page => ({page, type}),
        // Other media as popular as the last one may not have been read.
        without: () => ({below: (reading.rows.at(-1)?.popularity ?? 0) + 1}),
        read: ({Page: page}) => ({rows: rowsOf(page?.media), ...pageInfoOf(page?.pageInfo)}),
        delay,
      });
  },
  report(media, {values}) {
    const chosen = new Set(lintRules.map(({id}) => id).filter(id => isTicked(values, id)));
    const rows = lint(media, chosen);
    return {
      notes: [text.checked(formatNumber(media.length))],
      tables: [
        reportTable({title: text.table, columns, rows, keyOf: row => row.media.id, empty: text.none, filter: true}),
      ],
    };
  },
});
