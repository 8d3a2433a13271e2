import {createStore, type Source, type Store} from '#domain/value/store';

/** Priorities, best first: user actions, visible data, data that may be needed later, and long loads. */
export const priorities = ['person', 'visible', 'background', 'heavy'] as const;
/** The urgency of a call. */
export type Priority = (typeof priorities)[number];

/** The priority of a pending call. It only rises while the call is pending. */
export interface Urgency extends Source {
  get(): Priority;
  raise(priority: Priority): void;
}

const better = (one: Priority, other: Priority) => (priorities.indexOf(one) < priorities.indexOf(other) ? one : other);

/** Creates the urgency of a call. */
export function createUrgency(priority: Priority): Urgency {
  const {get, set, subscribe}: Store<Priority> = createStore<Priority>(priority);
  return {get, raise: other => set(better(other, get())), subscribe};
}

/** The best urgency of several calls that become one, until the signal aborts. */
export function bestOf(all: readonly Urgency[], signal: AbortSignal): Urgency {
  const best = createUrgency(all.map(each => each.get()).reduce(better));
  for (const each of all) each.subscribe(() => best.raise(each.get()), {signal});
  return best;
}
