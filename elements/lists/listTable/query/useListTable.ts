import {useMemo} from 'react';

import {userDay} from '#domain/date/userDay';
import {compareBy} from '#domain/list/query/compareBy';
import {compileQuery} from '#domain/list/query/compile';
import {indexEntries} from '#domain/list/query/indexEntries';
import {parseQuery} from '#domain/list/query/parse';
import type {TableView} from '#domain/list/table/view';
import type {ListType} from '#services/lists/ownList';
import type {ApiError} from '#services/api/apiError';
import {useServices} from '#ui/context';
import {useTitleOf} from '#ui/link/useMediaTitle';
import {useOwnList} from '#ui/useOwnList';
import type {TableModel} from '../model';

interface TableInput {
  readonly userName: string;
  readonly type: ListType;
  readonly view: TableView;
  readonly change: TableModel['change'];
  /** Name of the list that the site's address is limited to, or `undefined` for all. */
  readonly section: string | undefined;
  /** The text in the site's own filter. */
  readonly siteText: string;
}

/** The state of the table: the list is loading, cannot be loaded, or is there. */
export type TableState =
  | {readonly state: 'loading'; readonly progress: string}
  | {readonly state: 'failed'; readonly error: ApiError; readonly retry: () => void}
  | {readonly state: 'data'; readonly model: TableModel};

/** Loads and indexes the list of a user, and arranges the rows that the view asks for. */
export function useListTable({userName, type, view, change}: TableInput): TableState {
  const {clock, session} = useServices();
  const {list} = useOwnList(type);
  const titleOf = useTitleOf();
  return useMemo(() => {
    if (!list) return {state: 'loading', progress: ''};
    const today = userDay(clock.now(), session.timezone());
    const steps = indexEntries(list.entries.values(), {
      now: clock.now(),
      dayOf: time => userDay(time, session.timezone()),
      titleOf: ({mediaId, media}) => titleOf({id: mediaId, type: media.type, title: media.title}),
    });
    let step = steps.next();
    while (!step.done) step = steps.next();
    const {rows: all, names} = step.value;
    const vocabulary = {type, scoreFormat: list.scoreFormat, names};
    const query = parseQuery(view.query, vocabulary);
    const rows = all.filter(compileQuery(query, {today})).toSorted(compareBy(query.order));
    const totals = {titles: rows.length, units: 0, days: undefined, mean: undefined};
    const lines = rows.map(row => ({kind: 'row', key: String(row.entry.mediaId), row}) as const);
    const arrangement = {rows, lines, totals, group: view.group};
    const shared = {userName, type, isOwn: true, lists: list, view, change, query, vocabulary, arrangement};
    return {state: 'data', model: {...shared, isBusy: false}};
  }, [list, titleOf, view, change, clock, session, type, userName]);
}
