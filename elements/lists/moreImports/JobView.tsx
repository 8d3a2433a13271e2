import {useState} from 'react';

import {useOnHold, useReasonText} from '#kits/outboxNote/useOnHold';
import type {ImportRun} from '#services/imports/importRun';
import {jobProgress} from '#services/imports/fates';
import type {ImportJob} from '#services/imports/importStore';
import {ExportButtons} from '#kits/tableExport/ExportButtons';
import {entryTarget} from '#services/entries/writes';
import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {Progress} from '#ui/progress/Progress';
import {RejectedNote} from '#ui/answer/RejectedNote';
import {useIsRejected} from '#ui/useHasToken';
import {useSource} from '#ui/useSource';
import {reportColumns, reportRows} from './report';
import {runText as text, text as reviewText} from './messages';

interface JobProps {
  run: ImportRun;
  job: ImportJob;
}

/** The reason why the current row is not saved yet. */
function OnHold({mediaId}: {mediaId: number}) {
  const reason = useOnHold(entryTarget(mediaId))?.reason;
  const said = useReasonText();
  return <>{reason === undefined ? '' : said(reason, true)}</>;
}

/** The progress of the import, with the remaining time. */
function Running({run, job}: JobProps) {
  const {fates, problem, current, msPerRow} = useSource(run, run.get);
  const isRejected = useIsRejected();
  const isUndo = job.state === 'undoing';
  const {done, total} = jobProgress(job, fates);
  const left = total - done;
  return (
    <>
      <Progress label={isUndo ? text.undoing : text.importing} done={done} total={total} />
      <p role="status" className="ui-note">
        {problem === undefined ? text.left(left, left * msPerRow) : ''}{' '}
        {current === undefined ? problem === undefined ? text.elsewhere : '' : <OnHold mediaId={current} />}
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
  const {fates} = useSource(run, run.get);
  const [isAsking, setAsking] = useState(false);
  const left = job.rows.filter(({payload: {mediaId}}) => !fates.lines.has(mediaId) && !fates.problems.has(mediaId));
  const isOver = job.state === 'done' || job.state === 'undone';
  const canGoOn = job.state === 'undone' ? false : isOver ? fates.problems.size > 0 : left.length > 0;
  return (
    <>
      <p role="status">{text.ended(job.state, fates.lines.size, job.rows.length)}</p>
      <div className="ui-row">
        {canGoOn ? (
          <Button variant="primary" onClick={() => void run.change('running')}>
            {isOver ? text.again(fates.problems.size) : text.goOn}
          </Button>
        ) : null}
        {fates.lines.size ? (
          <Button pressed={isAsking} onClick={() => setAsking(!isAsking)}>
            {text.undo}
          </Button>
        ) : null}
        <Button onClick={() => void run.dismiss()}>{text.dismiss}</Button>
      </div>
      {isAsking ? (
        <div className="ui-row" role="group" aria-label={text.undoQuestion(fates.lines.size)}>
          <span>{text.undoQuestion(fates.lines.size)}</span>
          <Button variant="danger" onClick={() => void run.change('undoing')}>
            {text.undoNow}
          </Button>
        </div>
      ) : null}
      {fates.lines.size ? <p className="ui-note">{text.dismissHint}</p> : null}
    </>
  );
}

/** The rows that AniList refused, with the reasons. */
function Problems({run, job}: JobProps) {
  const {fates} = useSource(run, run.get);
  const labels = new Map(job.rows.map(({payload, label}) => [payload.mediaId, label]));
  if (!fates.problems.size) return null;
  return (
    <div className="problems" role="group" aria-label={text.problems(fates.problems.size)}>
      <p className="ui-note ui-note-warning">{text.problems(fates.problems.size)}</p>
      <ul className="ui-list">
        {Array.from(fates.problems, ([mediaId, message]) => (
          <li key={mediaId}>{text.problemRow(labels.get(mediaId) || reviewText.untitledRow, message)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The current or finished import. It can be undone until it is dismissed. */
export function JobView({run, job}: JobProps) {
  const {fates, problem} = useSource(run, run.get);
  const isRejected = useIsRejected();
  const isActive = job.state === 'running' || job.state === 'undoing';
  return (
    <div className="job ui-panel" role="group" aria-label={text.heading(job.fileName)}>
      <h4>{text.heading(job.fileName)}</h4>
      {isActive ? <Running run={run} job={job} /> : <Ended run={run} job={job} />}
      {isActive && isRejected ? <RejectedNote /> : problem === undefined ? null : <Alert>{problem}</Alert>}
      <Problems run={run} job={job} />
      <div className="ui-row">
        <span>{text.report}</span>
        <ExportButtons
          fileName={text.reportName(job.fileName)}
          columns={reportColumns}
          rows={() => reportRows(job, fates)}
          isEmpty={!job.rows.length && !job.others.length}
        />
      </div>
    </div>
  );
}
