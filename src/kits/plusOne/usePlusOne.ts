import {userDay} from '#domain/date/userDay';
import {incrementProgress, type ProgressChange, type ProgressEntry} from '#domain/list/plusProgress';
import type {ListStatus} from '#domain/list/listStatus';
import type {SeenEntry} from '#services/entries/entry';
import {useServices} from '#ui/context';

type Increased = Omit<ProgressEntry, 'status'> & {readonly status: ListStatus | undefined};

/**
 * Adds one episode or chapter to a list entry, with everything that the last one changes (rule home-7). Returns
 * `undefined` if the total is reached.
 */
export function usePlusOne(
  entry: Increased,
  save: (change: ProgressChange, seen: SeenEntry) => void,
): (() => void) | undefined {
  const {clock, session} = useServices();
  const add = () => {
    const today = userDay(clock.now(), session.timezone());
    const change = incrementProgress({...entry, status: entry.status ?? ''}, today);
    if (change) save(change, {step: {progress: 1, total: entry.total}});
  };
  return incrementProgress({...entry, status: ''}, {}) && add;
}
