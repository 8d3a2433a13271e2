import {useMemo, useState} from 'react';

import {groupNames} from '#domain/list/table/messages';
import {groupKeys} from '#domain/list/table/view';
import {fieldNames, text as queryText} from '#domain/list/query/messages';
import {safeForWork} from '#services/settings/shared';
import {useScoresHidden} from '#ui/hiddenScore/useScoresHidden';
import {useSame} from '#ui/useSame';
import {useSetting} from '#ui/useSetting';
import type {TableLine, TableModel} from '../model';
import type {CellContext} from './cells';
import {ColumnMenu} from './ColumnMenu';
import {chosenColumns, type GridColumn} from './gridColumns';
import {GridTable} from './GridTable';
import {TotalsLine} from './TotalsLine';
import {useMedia} from './useMedia';
import {useSelection, type GridSelection} from './useSelection';
import {gridText as text} from './messages';

/** More rows aren't printed, since nobody wants that many pages. */
const maxPrinted = 1000;

/** The lines without the rows of groups that are collapsed. */
function openLines(lines: readonly TableLine[], collapsed: ReadonlySet<string>): readonly TableLine[] {
  if (!collapsed.size) return lines;
  let isOpen = true;
  return lines.filter(line => {
    if (line.kind === 'group') isOpen = !collapsed.has(line.key);
    return isOpen || line.kind === 'group';
  });
}

/** Collapsed groups, and a function that collapses or opens one. */
function useCollapsed() {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setCollapsed(before => new Set(before.has(key) ? [...before].filter(each => each !== key) : [...before, key]));
  return [collapsed, toggle] as const;
}

/** The number of entries and their order in words, for screen readers. */
function statusOf({arrangement: {rows}, query: {order}}: TableModel): string {
  const keys = order.map(({field, isReversed}) =>
    isReversed ? queryText.descending(fieldNames[field]) : fieldNames[field],
  );
  return [text.titles(rows.length), ...(keys.length ? [queryText.sorted(keys.join(', '))] : [])].join(', ');
}

function useCellContext({type, isOwn, lists: {scoreFormat}}: TableModel): CellContext {
  const [isSafe] = useSetting(safeForWork);
  const areScoresHidden = useScoresHidden({isOwn});
  const areMeansHidden = useScoresHidden();
  return useSame({type, scoreFormat, isSafe, areScoresHidden, areMeansHidden});
}

/** The menu of what rows are grouped by. */
const GroupChoice = ({view, change}: Pick<TableModel, 'view' | 'change'>) => (
  <label className="group-choice">
    <span>{text.group}</span>
    <select
      className="ui-select"
      value={view.group ?? ''}
      onChange={({target}) => change({group: groupKeys.find(key => key === target.value)})}
    >
      <option value="">{text.noGroup}</option>
      {groupKeys.map(key => (
        <option key={key} value={key}>
          {groupNames[key]}
        </option>
      ))}
    </select>
  </label>
);

const Selected = ({ids, hiddenCount}: GridSelection) =>
  ids.size ? (
    <span>{[text.selected(ids.size), ...(hiddenCount ? [text.selectedElsewhere(hiddenCount)] : [])].join(', ')}</span>
  ) : null;

/** The rows of the table: as a grid of cells, or as cards in a narrow window. */
export function Grid(model: TableModel) {
  const {arrangement, view, change, type} = model;
  const [collapsed, toggleGroup] = useCollapsed();
  const isPrinting = useMedia('print');
  const isCards = useMedia('(max-width: 760px)') && !isPrinting;
  const context = useCellContext(model);
  const all = useMemo(() => openLines(arrangement.lines, collapsed), [arrangement.lines, collapsed]);
  const lines = useMemo(() => (isPrinting ? all.slice(0, maxPrinted) : all), [all, isPrinting]);
  const selection = useSelection(model, lines);
  const chosen = useSame(chosenColumns(view.columns, type));
  const columns = useMemo(
    (): readonly GridColumn[] => (selection.isOffered && !isPrinting ? ['select', ...chosen] : chosen),
    [selection.isOffered, chosen, isPrinting],
  );
  return (
    <div className="grid">
      <div className="grid-tools">
        <GroupChoice view={view} change={change} />
        <ColumnMenu type={type} columns={chosen} change={change} />
      </div>
      <p role="status" className="visually-hidden">
        {statusOf(model)}
      </p>
      <GridTable
        model={model}
        lines={lines}
        columns={columns}
        context={context}
        isCards={isCards}
        isWhole={isPrinting}
        selection={selection}
        collapsed={collapsed}
        toggleGroup={toggleGroup}
      />
      {all.length > lines.length ? <p className="ui-note">{text.more(all.length - lines.length)}</p> : null}
      <div className="grid-foot">
        <TotalsLine totals={arrangement.totals} context={context} />
        <span role="status">
          <Selected {...selection} />
        </span>
      </div>
    </div>
  );
}
