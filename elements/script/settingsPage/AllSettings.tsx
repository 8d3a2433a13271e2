import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {BackupList} from './BackupList';
import {Files} from './Files';
import {Presets} from './Presets';
import {keepFocus} from './keepFocus';
import {useReplaceSettings, type Question} from './useReplaceSettings';
import {useSection} from './jump';
import {storageText} from './panelMessages';
import {sectionText} from './sectionMessages';

/** Asks whether the settings are replaced without a backup. */
const NoBackup = ({what, answer}: Question) => (
  <Alert as="div" kind="warning" onClick={keepFocus}>
    {storageText.noBackup(what)}{' '}
    <Button small variant="danger" onClick={() => answer(true)}>
      {storageText.replaceAnyway}
    </Button>{' '}
    <Button small onClick={() => answer(false)}>
      {storageText.cancel}
    </Button>
  </Alert>
);

/** Actions on all settings at once: presets, defaults, files and backups. Each can be undone. */
export function AllSettings() {
  const {backups, replaced, question, replace, undo} = useReplaceSettings();
  const section = useSection('all');
  return (
    <div {...section} className="panel ui-panel" role="group" aria-labelledby="keeping">
      <h3 id="keeping">{sectionText.all}</h3>
      <p role="status">
        {replaced ? (
          <>
            {storageText.done(replaced.what)}{' '}
            <Button small onClick={undo}>
              {storageText.undo}
            </Button>
          </>
        ) : null}
      </p>
      {question ? <NoBackup {...question} /> : null}
      <Presets replace={replace} />
      <Files replace={replace} />
      <BackupList backups={backups} changes={replaced?.count ?? 0} replace={replace} />
    </div>
  );
}
