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

/** A replacement whose backup could not be stored, so that the user decides whether it continues. */
export interface Question {
  readonly what: string;
  readonly answer: (continues: boolean) => void;
}

/**
 * Replaces all settings at once. The previous ones are backed up first, and one step can be undone. Without a backup it
 * asks. A replacement starts when the previous one is done, so that the last of two clicks wins.
 */
export function useReplaceSettings() {
  const {settings} = useServices();
  const backups = useBackups();
  const [replaced, setReplaced] = useState<Replaced>();
  const [question, setQuestion] = useState<Question>();
  const done = useRef(Promise.resolve());
  /** Declines the question that is shown. */
  const decline = useRef<(() => void) | undefined>(undefined);
  const ask = (what: string) =>
    new Promise<boolean>(resolve => {
      const answer = (continues: boolean) => {
        setQuestion(undefined);
        resolve(continues);
      };
      decline.current = () => answer(false);
      setQuestion({what, answer});
    });
  const mayReplace = async (now: Snapshot, what: string) =>
    (await backups.add(now, storageText.before(what)).catch(() => false)) || ask(what);
  const replaceNow = async (next: () => Snapshot, what: string) => {
    const previous = settings.snapshot();
    if (!(await mayReplace(previous, what))) return;
    settings.restore(next());
    setReplaced(last => ({what, previous, next: settings.snapshot(), count: (last?.count ?? 0) + 1}));
  };
  const undoNow = async ({previous, next}: Replaced) => {
    const now = settings.snapshot();
    // Later changes are replaced, too.
    if (!equal(now, next) && !(await mayReplace(now, storageText.undo))) return;
    settings.restore(previous);
    setReplaced(undefined);
  };
  const then = (act: () => Promise<void>) => {
    decline.current?.();
    done.current = Promise.allSettled([done.current]).then(act);
  };
  const replace = (next: () => Snapshot, what: string) => then(() => replaceNow(next, what));
  const undo = () => replaced && then(() => undoNow(replaced));
  return {backups, replaced, question, replace, undo};
}

/** Replaces all settings by the result of `next`; `what` is the reason in the backup's label. */
export type Replace = ReturnType<typeof useReplaceSettings>['replace'];
