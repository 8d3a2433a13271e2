import {incrementProgress} from '#domain/list/plusProgress';
import type {Values, Write} from '../outbox/write';
import type {EntryValues} from './entryValues';
import {isSameValue} from './sameValue';

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/**
 * The values to send for a change that adds to the progress, on top of a higher progress that was reached elsewhere;
 * `undefined` if more than that has changed there, or the change was sent before, since what was reached may be its own
 * effect. If that reaches the total, AniList fills in the date.
 */
export function stepOnto(
  now: Values | undefined,
  payload: EntryValues,
  {base, step, attempts}: Pick<Write, 'base' | 'step' | 'attempts'>,
): EntryValues | undefined {
  if (!now || base?.progress === undefined || !step || attempts > 0) return undefined;
  const {progress: before, ...others} = base;
  const reached = numberOf(now.progress);
  const isSame = Object.entries(others).every(([name, value]) => isSameValue(value, now[name]));
  if (reached <= numberOf(before) || !isSame) return undefined;
  const {total = Infinity} = step;
  if (reached >= total) return {...payload, progress: reached};
  const progress = Math.min(reached + step.progress, total) - 1;
  const entry = {progress, total: step.total, status: String(now.status), repeat: numberOf(now.repeat)};
  const {completedAt, ...change} = incrementProgress(entry, {}) ?? {progress: reached};
  return (void completedAt, {...payload, ...change});
}
