import {useEffect, useState} from 'react';

import type {Backup, Backups} from '#services/settings/backups';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import type {Replace} from './useReplaceSettings';
import {formatDateTime} from '#domain/text/format';
import {storageText} from './panelMessages';

interface BackupListProps {
  backups: Backups;
  /** Counter of the changes that may have added a backup. */
  changes: number;
  replace: Replace;
}

/** The automatic backups of the settings, each of which can be restored. */
export function BackupList({backups, changes, replace}: BackupListProps) {
  const {settings} = useServices();
  const [list, setList] = useState<readonly Backup[]>();
  useEffect(() => {
    let gone = false;
    const show = async () => {
      await backups.addDaily(settings.snapshot());
      const found = await backups.list();
      if (!gone) setList(found);
    };
    void show();
    return () => {
      gone = true;
    };
  }, [backups, changes, settings]);
  if (!list) return null;
  return (
    <details className="backups">
      <summary>{storageText.backups(list.length)}</summary>
      {list.length === 0 ? <p>{storageText.noBackups}</p> : null}
      <ul className="ui-list">
        {list.map(({id, at, reason, snapshot}) => (
          <li key={id} className="ui-row">
            <span>
              {formatDateTime(at)} · {reason}
            </span>
            <Button small onClick={() => replace(() => snapshot, storageText.fromBackup(at))}>
              {storageText.restore}
              <span className="visually-hidden"> {formatDateTime(at)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
