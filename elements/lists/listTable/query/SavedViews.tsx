import {useMemo, useState} from 'react';

import {userDay} from '#domain/date/userDay';
import {compileQuery} from '#domain/list/query/compile';
import {hasSameTerms, isForOwnList, queryOf, type SavedView} from '#domain/list/table/savedViews';
import {formatNumber} from '#domain/text/format';
import {inSlices, type Yielder} from '#services/yieldToMain';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useSliced} from '#ui/useSliced';
import type {QueryRow} from '#domain/list/query/row';
import type {TableModel} from '../model';
import {EditViews} from './EditViews';
import {text} from './messages';
import {nameOfView, useSavedViews} from './useSavedViews';
import {SaveView} from './SaveView';

interface Counted {
  readonly from: readonly QueryRow[];
  readonly views: readonly SavedView[];
}

/** The number of rows that each view finds, by its id. */
function useCounts({from, views}: Counted, isBusy: boolean): ReadonlyMap<string, number> | undefined {
  const {clock, session} = useServices();
  const input = useMemo(() => ({from, views}), [from, views]);
  // Only what the user waits for is computed until it is there.
  const [idle, setIdle] = useState<Counted>();
  if (!isBusy && idle !== input) setIdle(input);
  return useSliced(idle, async (wanted: Counted, slices: Yielder) => {
    const today = userDay(clock.now(), session.timezone());
    const counts = new Map<string, number>();
    for (const view of wanted.views) {
      const query = queryOf(view);
      if (!query) continue;
      const matches = compileQuery(query, {today});
      let count = 0;
      await inSlices(wanted.from, slices, row => void (count += Number(matches(row))));
      counts.set(view.id, count);
    }
    return counts;
  }).made;
}

interface SavedViewsProps extends Pick<
  TableModel,
  'type' | 'isOwn' | 'view' | 'change' | 'query' | 'vocabulary' | 'isBusy'
> {
  arrangement: Pick<Counted, 'from'>;
}

/** The saved views as buttons with the number of entries that they find, and the tools to save and edit them. */
export function SavedViews({view: shown, change, arrangement, isBusy, ...model}: SavedViewsProps) {
  const {type, isOwn, query, vocabulary} = model;
  const saved = useSavedViews(type);
  const views = useMemo(() => saved.views.filter(view => isOwn || !isForOwnList(view)), [saved, isOwn]);
  const counts = useCounts({from: arrangement.from, views}, isBusy);
  const open = ({query: wanted, columns, group}: SavedView, isPressed: boolean) =>
    change(isPressed ? {query: ''} : {query: wanted, ...(columns && {columns}), ...(group && {group})});
  return (
    <div className="views" role="group" aria-label={text.views} tabIndex={-1}>
      {views.map(view => {
        const isPressed = hasSameTerms(view.query, shown.query);
        const count = counts?.get(view.id);
        return (
          <Button key={view.id} small pressed={isPressed} onClick={() => open(view, isPressed)}>
            {nameOfView(view)}
            {count === undefined ? null : <span className="view-count">{formatNumber(count)}</span>}
          </Button>
        );
      })}
      <SaveView saved={saved} shown={shown} query={query} vocabulary={vocabulary} />
      <EditViews saved={saved} type={type} isOwn={isOwn} />
    </div>
  );
}
