import {useState} from 'react';

import {useOnHold, useReasonText} from '#kits/outboxNote/useOnHold';
import type {ImportRun} from '#services/imports/importRun';
import {isActive, jobProgress, type JobHead} from '#services/imports/importJob';
import {ExportButtons} from '#kits/tableExport/ExportButtons';
import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {Progress} from '#ui/progress/Progress';
import {RejectedNote} from '#ui/answer/RejectedNote';
import {useIsRejected} from '#ui/useHasToken';
import {useSource} from '#ui/useSource';
import {reportColumns, reportRows} from './report';
import {runText as text, text as reviewText} from './importMessages';

interface JobProps {
  run: ImportRun;
  job: JobHead;
}

/** The reason why the current row is not saved yet. */
function OnHold({target}: {target: string}) {
  const reason = useOnHold(target)?.reason;
  const said = useReasonText();
  return <>{reason === undefined ? '' : said(reason, true)}</>;
}

/** The progress of the import, with the remaining time. */
function Running({run, job}: JobProps) {
  const {outcome, problem, current, msPerRow} = useSource(run, run.get);
  const isRejected = useIsRejected();
  const isUndo = job.state === 'undoing';
  const {done, total} = jobProgress(job, outcome);
  const left = total - done;
  return (
    <>
      <Progress label={isUndo ? text.undoing : text.importing} done={done} total={total} />
      <p role="status" className="ui-note">
        {problem === undefined ? text.left(left, left * msPerRow) : ''}{' '}
        {current === undefined ? problem === undefined ? text.elsewhere : '' : <OnHold target={current} />}
      </p>
      <div className="ui-row">
        {problem === undefined || isRejected ? null : (
          <Button onClick={() => void run.change(job.state)}>{text.goOn}</Button>
        )}
        {isUndo ? null : <Button onClick={() => void run.change('paused')}>{text.pause}</Button>}
        <Button onClick={() => void run.change('stopped')}>{text.stop}</Button>
      </div>
    </>
  );
}

/** The actions for an import that isn't running. */
function Ended({run, job}: JobProps) {
  const {importedCount, problems, failedCount} = useSource(run, run.get).outcome;
  const [isAsking, setAsking] = useState(false);
  const left = job.rowCount - importedCount - failedCount;
  const isOver = job.state === 'done' || job.state === 'undone';
  const canGoOn = job.state === 'undone' ? false : isOver ? problems.size > 0 : left > 0;
  return (
    <>
      <p role="status">{text.ended(job.state, importedCount, job.rowCount)}</p>
      <div className="ui-row">
        {canGoOn ? (
          <Button variant="primary" onClick={() => void run.change('running')}>
            {isOver ? text.again(problems.size) : text.goOn}
          </Button>
        ) : null}
        {importedCount ? (
          <Button pressed={isAsking} onClick={() => setAsking(!isAsking)}>
            {text.undo}
          </Button>
        ) : null}
        <Button onClick={() => void run.dismiss()}>{text.dismiss}</Button>
      </div>
      {isAsking ? (
        <div className="ui-row" role="group" aria-label={text.undoQuestion(importedCount)}>
          <span>{text.undoQuestion(importedCount)}</span>
          <Button variant="danger" onClick={() => void run.change('undoing')}>
            {text.undoNow}
          </Button>
        </div>
      ) : null}
      {importedCount ? <p className="ui-note">{text.dismissHint}</p> : null}
    </>
  );
}

/** The rows that AniList refused, with the reasons. */
function Problems({run}: {run: ImportRun}) {
  const {problems} = useSource(run, run.get).outcome;
  if (!problems.size) return null;
  return (
    <div className="problems" role="group" aria-label={text.problems(problems.size)}>
      <p className="ui-note ui-note-warning">{text.problems(problems.size)}</p>
      <ul className="ui-list">
        {Array.from(problems, ([target, {label, message}]) => (
          <li key={target}>{text.problemRow(label || reviewText.untitledRow, message)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The current or finished import. It can be undone until it is dismissed. */
export function JobView({run, job}: JobProps) {
  const {problem} = useSource(run, run.get);
  const isRejected = useIsRejected();
  const runs = isActive(job);
  const report = async () => {
    const found = await run.details();
    return found ? reportRows(found.job, found.imported, run.get().outcome) : [];
  };
  return (
    <div className="job ui-panel" role="group" aria-label={text.heading(job.fileName)}>
      <h4>{text.heading(job.fileName)}</h4>
      {runs ? <Running run={run} job={job} /> : <Ended run={run} job={job} />}
      {runs && isRejected ? <RejectedNote /> : problem === undefined ? null : <Alert>{problem}</Alert>}
      <Problems run={run} />
      <div className="ui-row">
        <span>{text.report}</span>
        <ExportButtons fileName={text.reportName(job.fileName)} columns={reportColumns} rows={report} isEmpty={false} />
      </div>
    </div>
  );
}
