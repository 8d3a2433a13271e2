import {equal} from '@wry/equality';
import {useRef, useState} from 'react';

import {createBackups} from '#services/settings/backups';
import type {Snapshot} from '#services/settings/settings';
import {useApi, useServices} from '#ui/context';
import {storageText} from './panelMessages';

/** The last replacement of all settings, and the settings before and after it. */
export interface Replaced {
  readonly what: string;
  readonly previous: Snapshot;
  readonly next: Snapshot;
  /** Number of replacements so far; the list of backups is read again when it changes. */
  readonly count: number;
}

/** The rolling backups of the settings. */
export function useBackups() {
  const {database} = useApi();
  const {clock} = useServices();
  const [backups] = useState(() => createBackups(database, () => clock.now()));
  return backups;
}

/**
 * Replaces all settings at once. The previous ones are backed up first, and one step can be undone. A replacement
 * starts when the previous one is done, so that the last of two clicks wins.
 */
export function useReplaceSettings() {
  const {settings} = useServices();
  const backups = useBackups();
  const [replaced, setReplaced] = useState<Replaced>();
  const done = useRef(Promise.resolve());
  const replaceNow = async (next: () => Snapshot, what: string) => {
    const previous = settings.snapshot();
    await backups.add(previous, storageText.before(what));
    settings.restore(next());
    setReplaced(last => ({what, previous, next: settings.snapshot(), count: (last?.count ?? 0) + 1}));
  };
  const undoNow = async ({previous, next}: Replaced) => {
    const now = settings.snapshot();
    // Later changes are replaced, too.
    if (!equal(now, next)) await backups.add(now, storageText.before(storageText.undo));
    settings.restore(previous);
    setReplaced(undefined);
  };
  const then = (act: () => Promise<void>) => {
    done.current = Promise.allSettled([done.current]).then(act);
  };
  const replace = (next: () => Snapshot, what: string) => then(() => replaceNow(next, what));
  const undo = () => replaced && then(() => undoNow(replaced));
  return {backups, replaced, replace, undo};
}

/** Replaces all settings by the result of `next`; `what` is the reason in the backup's label. */
export type Replace = ReturnType<typeof useReplaceSettings>['replace'];
