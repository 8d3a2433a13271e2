import {BackupList} from './BackupList';
import {Defaults} from './Defaults';
import {Files} from './Files';
import {ReplaceStatus} from './ReplaceStatus';
import {useReplaceSettings} from './useReplaceSettings';
import {useSection} from './jump';
import {sectionText} from './sectionMessages';

/** Actions on all settings at once: defaults, files and backups. Each can be undone. */
export function AllSettings() {
  const {backups, replaced, question, replace, undo} = useReplaceSettings();
  const section = useSection('all');
  return (
    <div {...section} className="panel ui-panel" role="group" aria-labelledby="keeping">
      <h3 id="keeping">{sectionText.all}</h3>
      <ReplaceStatus replaced={replaced} question={question} undo={undo} />
      <Defaults replace={replace} />
      <Files replace={replace} />
      <BackupList backups={backups} changes={replaced?.count ?? 0} replace={replace} />
    </div>
  );
}
