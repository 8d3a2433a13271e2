import {useState} from 'react';

import {isActive, type JobHead} from '#services/imports/importJob';
import type {ImportRun} from '#services/imports/importRun';
import {Button} from '#ui/Button';
import {otherText as text} from './importMessages';

/** An import that waits for the current one, or ended before it. */
function OtherJob({run, job}: {run: ImportRun; job: JobHead}) {
  const [isAsking, setAsking] = useState(false);
  const {at, fileName, state, rowCount} = job;
  const waits = isActive(job);
  return (
    <li className="job ui-panel">
      <p>{text.job(fileName, waits ? state : 'ended', rowCount)}</p>
      <div className="ui-row">
        {waits || state === 'undone' ? null : (
          <Button small pressed={isAsking} onClick={() => setAsking(!isAsking)}>
            {text.undo}
          </Button>
        )}
        {state === 'undoing' ? null : (
          <Button small onClick={() => void run.dismissOther(at)}>
            {waits ? text.remove : text.dismiss}
          </Button>
        )}
      </div>
      {isAsking && !waits ? (
        <div className="ui-row" role="group" aria-label={text.question}>
          <span>{text.question}</span>
          <Button small variant="danger" onClick={() => void run.undoOther(at)}>
            {text.undoNow}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** The imports that wait for the current one, and those that ended before it and can still be undone. */
export function OtherJobs({run, others}: {run: ImportRun; others: readonly JobHead[]}) {
  if (!others.length) return null;
  return (
    <ul className="ui-list" aria-label={text.heading}>
      {others.map(job => (
        <OtherJob key={job.at} run={run} job={job} />
      ))}
    </ul>
  );
}
