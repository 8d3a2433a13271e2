import {isActive, kindOfJob, type JobHead} from '#services/imports/importJob';
import type {ImportRun} from '#services/imports/importRun';
import {Button} from '#ui/Button';
import {RelativeTime} from '#ui/RelativeTime';
import {useSource} from '#ui/useSource';
import {changeText as text} from './panelMessages';

interface JobRowProps {
  run: ImportRun;
  job: JobHead;
}

/** A bulk edit or an import among the changes, undone as a whole. */
export function JobRow({run, job}: JobRowProps) {
  const {job: current, outcome} = useSource(run, run.get);
  const {state, at, fileName, rowCount, undoCount = rowCount, doneCount = rowCount} = job;
  const isCurrent = at === current?.at;
  const isUndone = state === 'undone' || state === 'undoing';
  const count = isUndone ? undoCount : isCurrent ? outcome.importedCount : doneCount;
  const name = kindOfJob(job) === 'import' ? text.importOf(fileName, count) : text.bulkEdit(count);
  const progress = isUndone ? (state === 'undone' ? text.undone : text.undoing) : isActive(job) ? text.sending : '';
  return (
    <li className="ui-row">
      <span className="what">
        {name} · <RelativeTime at={Math.floor(at / 1000)} />
      </span>
      {progress || !count ? (
        <span className="about">{progress}</span>
      ) : (
        <Button
          small
          aria-label={text.undoChange(name)}
          onClick={() => void (isCurrent ? run.change('undoing') : run.undoOther(at))}
        >
          {text.undo}
        </Button>
      )}
    </li>
  );
}
