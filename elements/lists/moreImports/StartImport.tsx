import {useState} from 'react';

import {isWholeRow} from '#domain/import/leftOut';
import {leftOutText} from './files/messages';
import type {ImportRun} from '#services/imports/importRun';
import type {LoadedFile} from './files/loadFile';
import {canImport, nameOfRow, plannedRow, problemsIn, type ReviewRow, type RowKind} from './files/review';
import type {ListType} from '#services/lists/ownList';
import {AppsAlert} from '#kits/jobs/AppsAlert';
import {Button} from '#ui/Button';
import {Check} from '#ui/Check';
import {useServices} from '#ui/context';
import {useTitleOf} from '#ui/link/useMediaTitle';
import {useObstacle} from '#kits/jobs/useObstacle';
import {text as jobText} from '#kits/jobs/messages';
import {kindText, text, type ChangeCounts} from './importMessages';

interface StartProps {
  loaded: LoadedFile;
  rows: readonly ReviewRow[];
  selected: readonly ReviewRow[];
  run: ImportRun;
  type: ListType;
  /** Whether the rows have not been compared again since a choice of the user. */
  isBusy: boolean;
}

/** The numbers of rows by outcome when the selected ones are imported. Their sum is the number of rows in the file. */
export function countRows(
  {imported: {leftOut}, otherListCount}: LoadedFile,
  rows: readonly ReviewRow[],
  selected: readonly ReviewRow[],
): ChangeCounts {
  const countOf = (of: readonly ReviewRow[], ...kinds: readonly RowKind[]) =>
    of.filter(({kind}) => kinds.includes(kind)).length;
  const added = countOf(selected, 'new');
  const unmatched = countOf(rows, 'unmatched');
  const others = countOf(rows, 'twice', 'part');
  const merged = rows.reduce((sum, {entry: {rowCount = 1}}) => sum + rowCount - 1, others);
  const rowsLeft = leftOut.filter(isWholeRow).length;
  const unchanged = rows.length - selected.length - unmatched - others;
  const other = otherListCount;
  return {added, changed: selected.length - added, unchanged, unmatched, merged, leftOut: rowsLeft, other};
}

/** Confirmation: how many rows will change, and the start button. */
export function StartImport({loaded, rows, selected, run, type, isBusy}: StartProps) {
  const {clock, session} = useServices();
  const titleOf = useTitleOf();
  const [refusal, setRefusal] = useState<string>();
  const [isSilent, setSilent] = useState(false);
  const obstacle = useObstacle();
  const start = () => {
    const reason = obstacle();
    setRefusal(reason);
    if (reason !== undefined || !selected.length || isBusy) return;
    const chosen = new Set(selected);
    const others = rows
      .filter(row => !chosen.has(row))
      .map(row => ({title: nameOfRow(row, titleOf), reason: canImport(row) ? text.notSelected : kindText[row.kind]}));
    const problems = problemsIn(rows, loaded.imported.leftOut, titleOf);
    void run.start({
      type,
      fileName: loaded.fileName,
      userName: session.userName() ?? '',
      at: clock.now(),
      foundAt: loaded.foundAt,
      rows: selected.flatMap(row => plannedRow(row, titleOf) ?? []),
      isSilent,
      others: [...others, ...problems.map(({title, reason}) => ({title, reason: leftOutText[reason]}))],
    });
  };
  return (
    <>
      <p role="status">{text.changeCounts(countRows(loaded, rows, selected))}</p>
      <Check checked={isSilent} change={setSilent}>
        {text.silent}
      </Check>
      <p className="ui-note">{text.silentHint}</p>
      <div className="ui-row">
        <Button variant="primary" inactive={!selected.length || isBusy} onClick={start}>
          {text.start}
        </Button>
        <span className="ui-note">{jobText.about(selected.length * run.get().msPerRow)}</span>
      </div>
      {refusal === undefined ? null : <AppsAlert text={refusal} />}
    </>
  );
}
