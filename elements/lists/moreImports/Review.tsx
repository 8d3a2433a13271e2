import {useMemo, useState} from 'react';

import {staleListAge} from '#domain/import/otherSiteImport';
import type {Readings} from '#domain/import/importedEntry';
import {canImport, reviewRows, startsTicked, withOffered, type ReviewRow, type RowKind} from './files/review';
import type {ImportRun} from '#services/imports/importRun';
import type {LoadedFile} from './files/loadFile';
import type {Match} from './files/match';
import {ExportButtons} from '#kits/tableExport/ExportButtons';
import type {ListType} from '#services/lists/ownList';
import {runInSlices, type Yielder} from '#services/yieldToMain';
import {useServices} from '#ui/context';
import {Table} from '#ui/table/Table';
import {useSliced} from '#ui/useSliced';
import {CorrectMatch} from './CorrectMatch';
import {FileReadings, Offers} from './FileReadings';
import {ReviewNotes} from './ReviewNotes';
import {StartImport} from './StartImport';
import {TickContext} from './tick';
import {columns, unmatchedColumns} from './columns';
import {Button} from '#ui/Button';
import {kindText, text} from './importMessages';

interface ReviewProps {
  loaded: LoadedFile;
  /** Reads the file again, in another way. */
  reread: (readings: Readings) => void;
  overwrite: boolean;
  run: ImportRun;
  type: ListType;
}

const none: readonly ReviewRow[] = [];
const kinds: readonly RowKind[] = ['new', 'change', 'newer', 'same', 'kept', 'unsure', 'unmatched', 'twice', 'part'];

interface ReviewInput extends Pick<LoadedFile, 'imported' | 'whole' | 'matches'> {
  readonly corrections: ReadonlyMap<number, Match>;
  readonly overwrite: boolean;
  readonly offered: Record<'dates' | 'tags', boolean>;
}

function rowsOf({imported, whole, matches, corrections, overwrite, offered}: ReviewInput, slices: Yielder) {
  const corrected = matches.map((match, key) => corrections.get(key) ?? match);
  const list = {...imported, entries: withOffered(imported.entries, offered)};
  return runInSlices(reviewRows(list, corrected, whole, overwrite), slices);
}

/** The rows with the user's corrections, and which of them are ticked. No rows until they have been compared. */
function useRows(
  {imported, matches, whole}: LoadedFile,
  {overwrite, offered}: Pick<ReviewInput, 'overwrite' | 'offered'>,
) {
  const [corrections, setCorrections] = useState<ReadonlyMap<number, Match>>(new Map());
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map());
  const input = useMemo(
    () => ({imported, matches, corrections, whole, overwrite, offered}),
    [imported, matches, corrections, whole, overwrite, offered],
  );
  const {made: rows, isBusy} = useSliced(input, rowsOf);
  const isTicked = (row: ReviewRow) => canImport(row) && (ticks.get(row.key) ?? startsTicked(row));
  const tick = (ticked: readonly ReviewRow[], isOn: boolean) =>
    setTicks(new Map([...ticks, ...ticked.map(({key}) => [key, isOn] as const)]));
  // The user's choice is as certain as an id.
  const correct = ({key}: ReviewRow, {media}: Match) => {
    setCorrections(new Map([...corrections, [key, {media, distance: 0}]]));
    setTicks(new Map([...ticks, [key, true]]));
  };
  return {rows: rows ?? none, isReady: rows !== undefined, isBusy, isTicked, tick, correct};
}

/** The same file with these custom lists. */
const withLists = ({whole, ...rest}: LoadedFile, customLists: readonly string[]): LoadedFile => ({
  ...rest,
  whole: {...whole, options: {...whole.options, customLists}},
});

interface KindProps {
  rows: readonly ReviewRow[];
  kind: RowKind | undefined;
  choose: (kind: RowKind | undefined) => void;
}

/** The choice of which rows are shown, with their numbers. */
const KindChoice = ({rows, kind, choose}: KindProps) => (
  <div className="ui-fields">
    <label className="ui-field">
      {text.show}
      <select
        className="ui-select"
        value={kind ?? ''}
        onChange={({target}) => choose(kinds.find(each => each === target.value))}
      >
        <option value="">{text.showAll(rows.length)}</option>
        {kinds.map(each => (
          <option key={each} value={each}>
            {text.showKind(kindText[each], rows.filter(row => row.kind === each).length)}
          </option>
        ))}
      </select>
    </label>
  </div>
);

/** The number of rows that were not found, and buttons to save them as a file. */
function Unmatched({rows}: {rows: readonly ReviewRow[]}) {
  const unmatched = rows.filter(({kind}) => kind === 'unmatched');
  if (!unmatched.length) return null;
  return (
    <div className="ui-fields">
      <span>{text.unmatchedRows(unmatched.length)}</span>
      <ExportButtons fileName={text.unmatchedFile} columns={unmatchedColumns} rows={() => unmatched} />
    </div>
  );
}

/** The changes that importing a file would make, entry by entry, before anything is sent. */
export function Review({loaded: given, reread, overwrite, run, type}: ReviewProps) {
  const [customLists, madeLists] = useState(given.whole.options.customLists);
  const loaded = useMemo(() => withLists(given, customLists), [given, customLists]);
  const [offered, setOffered] = useState({dates: false, tags: false});
  const {rows, isReady, isBusy, isTicked, tick, correct} = useRows(loaded, {overwrite, offered});
  const [kind, setKind] = useState<RowKind>();
  const shown = useMemo(() => rows.filter(row => kind === undefined || row.kind === kind), [rows, kind]);
  const {clock} = useServices();
  const {exportedAt} = loaded.imported;
  const selected = rows.filter(isTicked);
  if (!isReady) return <p role="status">{text.comparing}</p>;
  return (
    <div className="review ui-panel" role="group" aria-label={text.review(loaded.fileName)} aria-busy={isBusy}>
      <h4>{text.review(loaded.fileName)}</h4>
      <ReviewNotes
        loaded={loaded}
        rows={rows}
        type={type}
        madeLists={madeLists}
        age={exportedAt === undefined ? undefined : staleListAge(exportedAt, clock.now())}
      />
      <FileReadings guesses={loaded.imported.guesses ?? {}} reread={reread} />
      <Offers entries={loaded.imported.entries} offered={offered} change={setOffered} />
      <KindChoice rows={rows} kind={kind} choose={setKind} />
      <TickContext value={{isTicked, tick: (row, isOn) => tick([row], isOn)}}>
        <Table
          label={text.table}
          columns={columns}
          rows={shown}
          keyOf={({key}) => key}
          filter
          actions={visible => (
            <>
              <Button onClick={() => tick(visible, true)}>{text.tickShown}</Button>
              <Button onClick={() => tick(visible, false)}>{text.untickShown}</Button>
            </>
          )}
          details={row => (
            <CorrectMatch row={row} correcting={loaded.correcting} choose={match => correct(row, match)} />
          )}
        />
      </TickContext>
      <Unmatched rows={rows} />
      <StartImport loaded={loaded} rows={rows} selected={selected} run={run} type={type} isBusy={isBusy} />
    </div>
  );
}
