import type {ListProgress} from './ownList';

const count = new Intl.NumberFormat('en');

/** Progress of a load, with a text for the user. `entries` is 0 as long as nothing has arrived. */
export const progressOf = (whose: string, entries: number): ListProgress => ({
  entries,
  text: entries ? `Loading ${whose}: ${count.format(entries)} entries so far` : `Loading ${whose}`,
});

/** The user's own lists, in a progress text. */
export const ownLists = 'your anime and manga list';
