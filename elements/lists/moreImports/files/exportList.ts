import {fuzzyDateNumber, type FuzzyDate} from '#domain/date/fuzzyDate';
import type {ExportColumn} from '#domain/export/table';
import {dateDigits} from '#domain/import/malFile';
import {titleOf} from '#kits/malExport/malExport';
import type {ListType} from '#services/lists/ownList';
import {build} from '#platform/platform';
import {stateOf, type WholeEntry, type WholeList} from '#services/imports/wholeList';
import {exportTitles as titles} from './messages';

/** Version of the product's own file (rule import-9). */
const fileVersion = '1.01';

interface About {
  readonly type: ListType;
  /** The address of the page. */
  readonly url: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The user's own list as the product's own file, which the older product can also read (rule import-9). */
export function ownFile({user, options, lists}: WholeList, {type, url, at}: About): string {
  const {name, version} = build;
  const written = lists
    .filter(list => list !== null)
    .map(({entries, ...list}) => ({
      ...list,
      entries: (entries ?? [])
        .filter(entry => entry !== null)
        .map(({scoreRaw, ...entry}) => ({...entry, score: scoreRaw})),
    }));
  return JSON.stringify(
    {
      version: fileVersion,
      scriptInfo: {name, version},
      type,
      url,
      timeStamp: at,
      User: {...user, mediaListOptions: {scoreFormat: options.scoreFormat}},
      MediaListCollection: {lists: written},
    },
    (key, value: unknown) => (key === '__typename' ? undefined : value),
  );
}

/** A date as YYYY-MM-DD, with zeros for unknown parts. */
const dateText = (date: FuzzyDate) => (fuzzyDateNumber(date) ? dateDigits(date) : null);

/** The columns of the user's own list as a table. */
export function listColumns(list: WholeList): readonly ExportColumn<WholeEntry>[] {
  const {options} = list;
  const of =
    <T>(read: (state: ReturnType<typeof stateOf>) => T) =>
    (entry: WholeEntry) =>
      read(stateOf(entry, options));
  const flag = (value: boolean) => (value ? 1 : 0);
  return [
    {key: 'mediaId', title: titles.mediaId, valueOf: ({mediaId}) => mediaId},
    {key: 'malId', title: titles.malId, valueOf: ({media}) => media?.idMal ?? null},
    {key: 'title', title: titles.title, valueOf: titleOf},
    {key: 'status', title: titles.status, valueOf: of(({status}) => status ?? null)},
    {key: 'score', title: titles.score, valueOf: of(({scoreRaw}) => scoreRaw)},
    {key: 'progress', title: titles.progress, valueOf: of(({progress}) => progress)},
    {key: 'progressVolumes', title: titles.progressVolumes, valueOf: of(({progressVolumes}) => progressVolumes)},
    {key: 'repeat', title: titles.repeat, valueOf: of(({repeat}) => repeat)},
    {key: 'priority', title: titles.priority, valueOf: of(({priority}) => priority)},
    {key: 'startedAt', title: titles.startedAt, valueOf: of(({startedAt}) => dateText(startedAt))},
    {key: 'completedAt', title: titles.completedAt, valueOf: of(({completedAt}) => dateText(completedAt))},
    {key: 'customLists', title: titles.customLists, valueOf: of(({customLists}) => customLists.join(', '))},
    {key: 'advancedScores', title: titles.advancedScores, valueOf: of(state => namedScores(state, options.categories))},
    {key: 'private', title: titles.private, valueOf: of(state => flag(state.private))},
    {key: 'hidden', title: titles.hidden, valueOf: of(state => flag(state.hiddenFromStatusLists))},
    {key: 'notes', title: titles.notes, valueOf: of(({notes}) => notes)},
  ];
}

const namedScores = ({advancedScores}: {advancedScores: readonly number[]}, categories: readonly string[]) =>
  advancedScores.map((score, index) => titles.advanced(categories[index] ?? '', score)).join(', ');
