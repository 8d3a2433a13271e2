import {useState, type ReactNode} from 'react';

import {useOnHold, useReasonText} from '#kits/outboxNote/useOnHold';
import type {ImportRun} from '#services/imports/importRun';
import {isActive, jobProgress, kindOfJob, remainingMs, type JobHead, type JobState} from '#services/imports/importJob';
import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {Progress} from '#ui/progress/Progress';
import {RejectedNote} from '#ui/answer/RejectedNote';
import {useIsRejected} from '#ui/useHasToken';
import {useSource} from '#ui/useSource';
import {text} from './messages';

/** The texts about a job that depend on its kind. */
export interface JobTexts {
  readonly running: string;
  readonly undoing: string;
  readonly ended: (state: JobState, doneCount: number, total: number) => string;
  readonly undo: string;
  readonly undoQuestion: (count: number) => string;
  readonly undoNow: string;
}

interface JobProps {
  run: ImportRun;
  job: JobHead;
  texts: JobTexts;
}

/** The state of the jobs of the same kind. */
const useJobs = (run: ImportRun, job: JobHead) => useSource(run, () => run.stateOf(kindOfJob(job)));

/** The reason why the current row is not saved yet. */
function OnHold({target}: {target: string}) {
  const reason = useOnHold(target)?.reason;
  const said = useReasonText();
  return <>{reason === undefined ? '' : said(reason, true)}</>;
}

/** The progress of the job, with the remaining time. */
function Running({run, job, texts}: JobProps) {
  const {outcome, problem, current, msPerRow} = useJobs(run, job);
  const isRejected = useIsRejected();
  const isUndo = job.state === 'undoing';
  const {done, total} = jobProgress(job, outcome);
  return (
    <>
      <Progress label={isUndo ? texts.undoing : texts.running} done={done} total={total} />
      <p role="status" className="ui-note">
        {problem === undefined ? text.left(total - done, remainingMs(job, outcome, msPerRow)) : ''}{' '}
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

/** The actions for a job that isn't running. */
function Ended({run, job, texts}: JobProps) {
  const {importedCount, problems, failedCount} = useJobs(run, job).outcome;
  const [isAsking, setAsking] = useState(false);
  const left = job.rowCount - importedCount - failedCount;
  const isOver = job.state === 'done' || job.state === 'undone';
  const canGoOn = job.state === 'undone' ? false : isOver ? problems.size > 0 : left > 0;
  return (
    <>
      <p role="status">{texts.ended(job.state, importedCount, job.rowCount)}</p>
      <div className="ui-row">
        {canGoOn ? (
          <Button variant="primary" onClick={() => void run.change('running')}>
            {isOver ? text.again(problems.size) : text.goOn}
          </Button>
        ) : null}
        {importedCount ? (
          <Button pressed={isAsking} onClick={() => setAsking(!isAsking)}>
            {texts.undo}
          </Button>
        ) : null}
        <Button onClick={() => void run.dismiss()}>{text.dismiss}</Button>
      </div>
      {isAsking ? (
        <div className="ui-row" role="group" aria-label={texts.undoQuestion(importedCount)}>
          <span>{texts.undoQuestion(importedCount)}</span>
          <Button variant="danger" onClick={() => void run.change('undoing')}>
            {texts.undoNow}
          </Button>
        </div>
      ) : null}
      {importedCount ? <p className="ui-note">{text.dismissHint}</p> : null}
    </>
  );
}

/** The rows that AniList refused, with the reasons. */
function Problems({run, job}: Omit<JobProps, 'texts'>) {
  const {problems} = useJobs(run, job).outcome;
  if (!problems.size) return null;
  return (
    <div className="ui-job-problems" role="group" aria-label={text.problems(problems.size)}>
      <p className="ui-note ui-note-warning">{text.problems(problems.size)}</p>
      <ul className="ui-list">
        {Array.from(problems, ([target, {label, message}]) => (
          <li key={target}>{text.problemRow(label || text.untitledRow, message)}</li>
        ))}
      </ul>
    </div>
  );
}

interface ViewProps extends JobProps {
  heading: string;
  /** Level of the heading. */
  level: 'h2' | 'h4';
  /** Shown at the end. */
  children?: ReactNode;
}

/** The current or finished job. It can be undone until it is dismissed. */
export function JobView({heading, level: Heading, children, ...props}: ViewProps) {
  const {run, job} = props;
  const {problem} = useJobs(run, job);
  const isRejected = useIsRejected();
  const runs = isActive(job);
  return (
    <div className="ui-job ui-panel" role="group" aria-label={heading}>
      <Heading>{heading}</Heading>
      {runs ? <Running {...props} /> : <Ended {...props} />}
      {runs && isRejected ? <RejectedNote /> : problem === undefined ? null : <Alert>{problem}</Alert>}
      <Problems run={run} job={job} />
      {children}
    </div>
  );
}
