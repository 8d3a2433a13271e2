import {useState} from 'react';

import {isActive, type JobHead, type JobState} from '#services/imports/importJob';
import type {ImportRun} from '#services/imports/importRun';
import {Button} from '#ui/Button';
import {text} from './messages';

/** The texts about such jobs that depend on their kind. */
export interface OtherTexts {
  readonly heading: string;
  /** Names the job and its state, which is `undefined` if it has ended. */
  readonly job: (job: JobHead, state: JobState | undefined) => string;
  readonly question: string;
  readonly undoNow: string;
  readonly dismiss: string;
}

interface OtherProps {
  run: ImportRun;
  texts: OtherTexts;
}

/** A job that waits for the current one, or ended before it. */
function OtherJob({run, job, texts}: OtherProps & {job: JobHead}) {
  const [isAsking, setAsking] = useState(false);
  const {at, state} = job;
  const waits = isActive(job);
  return (
    <li className="ui-job ui-panel">
      <p>{texts.job(job, waits ? state : undefined)}</p>
      <div className="ui-row">
        {waits || state === 'undone' ? null : (
          <Button small pressed={isAsking} onClick={() => setAsking(!isAsking)}>
            {text.undo}
          </Button>
        )}
        {state === 'undoing' ? null : (
          <Button small onClick={() => void run.dismissOther(at)}>
            {waits ? text.remove : texts.dismiss}
          </Button>
        )}
      </div>
      {isAsking && !waits ? (
        <div className="ui-row" role="group" aria-label={texts.question}>
          <span>{texts.question}</span>
          <Button small variant="danger" onClick={() => void run.undoOther(at)}>
            {texts.undoNow}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** The jobs that wait for the current one, and those that ended before it and can still be undone. */
export function OtherJobs({others, ...props}: OtherProps & {others: readonly JobHead[]}) {
  if (!others.length) return null;
  return (
    <ul className="ui-list" aria-label={props.texts.heading}>
      {others.map(job => (
        <OtherJob key={job.at} {...props} job={job} />
      ))}
    </ul>
  );
}
