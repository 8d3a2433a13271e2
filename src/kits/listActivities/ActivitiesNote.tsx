import type {ImportRun} from '#services/imports/importRun';
import {Button} from '#ui/Button';
import {useSource} from '#ui/useSource';
import {text} from './messages';

/** A note that AniList's list activities are off for an import or a bulk edit, with a button that turns them on again. */
export function ActivitiesNote({run}: {run: ImportRun}) {
  const {isSilenced} = useSource(run, run.get);
  if (!isSilenced) return null;
  return (
    <p className="ui-note ui-note-warning">
      {text.off}{' '}
      <Button small onClick={() => void run.restoreActivities()}>
        {text.turnOn}
      </Button>
    </p>
  );
}
