/** A backup reduced to its age and purpose. */
export interface KeptBackup<K> {
  readonly key: K;
  /** It was created because a day had passed, not because something was about to be replaced. */
  readonly isDaily: boolean;
}

/** Maximum number of daily backups. */
const maxDaily = 7;
/** Maximum number of other backups. */
const maxOthers = 10;

/**
 * The keys of the backups to delete (rule settings-10): all but the first of all, the daily ones of a week and the
 * newest ten of the rest. `backups`: oldest first.
 */
export function backupsToDelete<K>([, ...later]: readonly KeptBackup<K>[]): readonly K[] {
  const daily = later.filter(({isDaily}) => isDaily).slice(0, -maxDaily);
  const others = later.filter(({isDaily}) => !isDaily).slice(0, -maxOthers);
  return [...daily, ...others].map(({key}) => key);
}
