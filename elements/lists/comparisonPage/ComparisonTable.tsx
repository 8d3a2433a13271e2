import {useMemo, useState, type CSSProperties} from 'react';

import type {ListType} from '#services/lists/ownList';
import {Button} from '#ui/Button';
import {TableScroller} from '#ui/table/TableScroller';
import {usePausedUntil} from '#ui/usePausedUntil';
import {Body} from './Body';
import {columnsOf} from './columns';
import {Frame} from './Frame';
import {Head} from './Head';
import {Legend} from './Legend';
import {Toolbar} from './Toolbar';
import {useArrangement} from './useArrangement';
import type {ComparisonState} from './useComparison';
import {usePeopleLists} from './usePeopleLists';
import {text} from './messages';

/** The reason why there are no rows. */
function emptyText(people: number, isLoaded: boolean, isLoading: boolean) {
  if (!people) return text.nobody;
  // While lists load, the heads of their users say what they wait for.
  return isLoaded ? text.nothing : isLoading ? '' : text.nothingYet;
}

/** The number of lists that are not loaded yet, with a button that loads them. */
const LaterLists = ({count, loadAll}: {count: number; loadAll: () => void}) => (
  <p className="ui-note">
    {text.later(count)}{' '}
    <Button small onClick={loadAll}>
      {text.loadAll}
    </Button>
  </p>
);

/** The toolbar and the table, in a scroller of its own so that only the rows near the visible ones are in the page. */
export function ComparisonTable({type, ...state}: ComparisonState & {type: ListType}) {
  const {comparison, change} = state;
  const {people, highlighted} = comparison;
  const {loads, laterCount, loadAll, retry} = usePeopleLists(people, type);
  const columns = useMemo(() => columnsOf(people, loads), [people, loads]);
  const states = people.map(({name}) => loads.get(name.toLowerCase())?.state ?? 'loading');
  // There is nothing to compare in one list, and each further one would move rows that are already being read. Only
  // while AniList limits requests are two enough.
  const settled = states.filter(state => state !== 'loading').length;
  const requested = people.length - laterCount;
  const isLimited = usePausedUntil() !== undefined;
  const [isBegun, setIsBegun] = useState(false);
  if (!isBegun && settled >= (isLimited ? Math.min(requested, 2) : requested)) setIsBegun(true);
  const {arrangement, arranged, isBusy} = useArrangement(columns, comparison, isBegun);
  const rows = arrangement?.rows ?? [];
  const isLoaded = people.some(({name}) => loads.get(name.toLowerCase())?.list);
  const toggleRow = (id: number) =>
    change({
      highlighted: highlighted.includes(id) ? highlighted.filter(each => each !== id) : [...highlighted, id],
    });
  return (
    <div className="ui-card">
      <Toolbar type={type} arrangement={arrangement} isBusy={isBusy} isBegun={isBegun} {...state} />
      {laterCount ? <LaterLists count={laterCount} loadAll={loadAll} /> : null}
      {people.length ? <Legend type={type} isFullColour={comparison.isFullColour} /> : null}
      <Frame people={people.length}>
        <TableScroller
          className="scroller"
          // Also while the rows of the last list are being created: without them the table would briefly shrink.
          data-waiting={!rows.length && (isBusy || settled < people.length)}
          label={text.table}
          rowCount={rows.length + 1}
          isBusy={isBusy}
          style={{'--ui-people': people.length} as CSSProperties}
        >
          {scroller => (
            <>
              <colgroup>
                <col className="title" />
                <col className="digest" />
                <col className="person" span={people.length || undefined} />
              </colgroup>
              <Head type={type} columns={columns} loads={loads} retry={retry} {...state} />
              <Body
                columns={arranged}
                type={type}
                rows={rows}
                comparison={comparison}
                scroller={scroller}
                toggleRow={toggleRow}
              />
            </>
          )}
        </TableScroller>
      </Frame>
      {rows.length ? null : (
        <p className="ui-note" role="status">
          {emptyText(people.length, isLoaded && !isBusy, settled < people.length)}
        </p>
      )}
    </div>
  );
}
