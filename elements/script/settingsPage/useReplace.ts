import {useState} from 'react';

import {createBackups} from '#services/settings/backups';
import type {Snapshot} from '#services/settings/settings';
import {useApi, useServices} from '#ui/context';

/** What was replaced last, and how it was before. */
export interface Replaced {
  readonly what: string;
  readonly before: Snapshot;
  /** How often something was replaced: what lists the backups asks anew. */
  readonly count: number;
}

/** The rolling backups of the settings. */
export function useBackups() {
  const {database} = useApi();
  const {clock} = useServices();
  const [backups] = useState(() => createBackups(database, () => clock.now()));
  return backups;
}

/** Replaces all settings at once: what they were is kept aside first, and one step can be undone. */
export function useReplace() {
  const {settings} = useServices();
  const backups = useBackups();
  const [replaced, setReplaced] = useState<Replaced>();
  const replace = async (next: Snapshot, what: string) => {
    const before = settings.snapshot();
    await backups.keep(before, `Before: ${what}`);
    settings.restore(next);
    setReplaced(last => ({what, before, count: (last?.count ?? 0) + 1}));
  };
  const undo = () => {
    if (!replaced) return;
    settings.restore(replaced.before);
    setReplaced(undefined);
  };
  return {backups, replaced, replace, undo};
}

export type Replace = ReturnType<typeof useReplace>['replace'];
