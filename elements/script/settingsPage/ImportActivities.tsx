import {ActivitiesNote} from '#kits/listActivities/ActivitiesNote';
import {importRunOf} from '#services/imports/sharedRun';
import {useServices} from '#ui/context';

/** A note that AniList's list activities are off because of an import or a bulk edit, which may have ended long ago. */
export default function ImportActivities() {
  return <ActivitiesNote run={importRunOf(useServices())} />;
}
