import {useEffectEvent, useMemo, useState} from 'react';

import {userDay} from '#domain/date/userDay';
import {parseQuery} from '#domain/list/query/parse';
import type {Query} from '#domain/list/query/query';
import {grammarVersion} from '#domain/list/query/syntax';
import type {Vocabulary} from '#domain/list/query/values';
import type {TableView} from '#domain/list/table/view';
import {useUserList} from '#kits/personalStats/useUserList';
import type {ApiError} from '#services/api/apiError';
import type {ListType, MediaLists} from '#services/lists/ownList';
import {useServices} from '#ui/context';
import {useTitleOf} from '#ui/link/useMediaTitle';
import {useSignalEffect} from '#ui/useSignalEffect';
import {useSliced} from '#ui/useSliced';
import {useSource} from '#ui/useSource';
import type {TableModel} from '../model';
import {
  createArranger,
  createIndexer,
  withCurrentEntries,
  type Arranged,
  type ArrangeInput,
  type IndexInput,
  type ListContext,
  type TableIndex,
} from './arrange';
import {text} from './messages';
import {useSavedViews} from './useSavedViews';

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

/** The state of the table. A list that was loaded before is shown while it cannot be loaded again. */
export type TableState =
  | {
      readonly state: 'loading';
      /** A sentence; may be empty. */
      readonly progress: string;
      /** When the API accepts requests again (epoch milliseconds). */
      readonly until: number | undefined;
    }
  | {readonly state: 'failed'; readonly error: ApiError; readonly retry: () => void}
  | {
      readonly state: 'data';
      readonly model: TableModel;
      /** The reason why the list may be out of date. */
      readonly error: ApiError | undefined;
      readonly retry: () => void;
    };

/** Duration of a slice: between two of them, the browser paints. Shorter ones triple the time for 11,000 entries. */
const sliceMs = 20;

/** Whether a row changes between two times: a day began, or an episode aired. */
function isOutdated(list: MediaLists | undefined, from: number, to: number, dayOf: (time: number) => object): boolean {
  if (JSON.stringify(dayOf(from)) !== JSON.stringify(dayOf(to))) return true;
  const isBetween = (seconds = 0) => seconds * 1000 > from && seconds * 1000 <= to;
  return [...(list?.entries.values() ?? [])].some(({media}) => isBetween(media.next?.airingAt));
}

/** The time by which rows are shown, which moves on only when a row changes by it. */
function useListTime(list: MediaLists | undefined, dayOf: (time: number) => object): number {
  const {clock} = useServices();
  const [at, setAt] = useState(clock.now);
  const onMinute = useEffectEvent(() => {
    const now = clock.now();
    if (isOutdated(list, at, now, dayOf)) setAt(now);
  });
  useSignalEffect(signal => clock.onMinute(() => onMinute(), {signal}), [clock]);
  return at;
}

/** The list and all else that rows depend on; the same object until any of it changes. */
function useIndexInput(owner: string, isOwn: boolean, list: MediaLists | undefined): IndexInput | undefined {
  const {session} = useServices();
  const timezone = useSource(session, session.timezone);
  const titleOf = useTitleOf();
  const dayOf = useMemo(() => (time: number) => userDay(time, timezone), [timezone]);
  const now = useListTime(list, dayOf);
  const context = useMemo(
    (): ListContext => ({
      now,
      dayOf,
      titleOf: ({mediaId, media}) => titleOf({id: mediaId, type: media.type, title: media.title}),
    }),
    [now, dayOf, titleOf],
  );
  return useMemo(() => list && {owner, isOwn, list, context}, [owner, isOwn, list, context]);
}

/** A list as it was when it was held, and a function to hold it. The list of another user is never held back. */
function useHeldInput(input: IndexInput | undefined) {
  const [isHeld, hold] = useState(false);
  const [held, setHeld] = useState(input);
  const isKept = isHeld && held !== undefined && held.owner === input?.owner;
  if (!isKept && held !== input) setHeld(input);
  return [isKept ? held : input, hold] as const;
}

/** The query. A view that a later version saved may mean something else in this one, so it has an error. */
function useShownQuery(queryText: string, vocabulary: Vocabulary | undefined, type: ListType): Query | undefined {
  const {views} = useSavedViews(type);
  const isNewer = views.some(({query, version}) => version > grammarVersion && query === queryText);
  return useMemo(() => {
    if (!vocabulary) return undefined;
    const parsed = parseQuery(queryText, vocabulary);
    const problem = {start: 0, end: queryText.length, severity: 'error', message: text.newerVersion} as const;
    return isNewer ? {...parsed, problems: [problem]} : parsed;
  }, [queryText, vocabulary, isNewer]);
}

/** Loads and indexes the list of a user, and arranges the rows that the view asks for. */
export function useListTable({userName, type, view, change, section, siteText}: TableInput): TableState {
  const {session} = useServices();
  const {list, isOwn: isOwnList, error, until, progress, retry} = useUserList(userName, type);
  const mayWrite = useSource(session, () => session.token() !== undefined && session.account() !== 'other');
  const isOwn = isOwnList && mayWrite;
  const owner = `${userName}/${type}`;
  const [makers] = useState(() => ({index: createIndexer(), arrange: createArranger()}));
  const [indexInput, hold] = useHeldInput(useIndexInput(owner, isOwn, list));
  const {made: index, isBusy: isIndexing} = useSliced<IndexInput, TableIndex>(indexInput, makers.index, sliceMs);
  const {query: queryText, group} = view;
  const query = useShownQuery(queryText, index?.vocabulary, type);
  const input = useMemo(
    () => index && query && {index, query, group, section, siteText},
    [index, query, group, section, siteText],
  );
  const {made, isBusy: isArranging} = useSliced<ArrangeInput, Arranged>(input, makers.arrange, sliceMs);
  const arranged = made?.index.owner === owner ? made : undefined;
  const arrangement = useMemo(() => arranged && list && withCurrentEntries(arranged, list), [arranged, list]);
  if (list && index && query && arrangement) {
    const isBusy = isIndexing || isArranging;
    const lists = {lists: list, vocabulary: index.vocabulary, query, arrangement};
    return {state: 'data', error, retry, model: {userName, type, isOwn, view, change, isBusy, hold, ...lists}};
  }
  return error && !list ? {state: 'failed', error, retry} : {state: 'loading', progress, until};
}
