import type {ListProgress} from './ownList';

const count = new Intl.NumberFormat('en');

/** How far the load of lists is, for a person; nothing has come where `entries` is 0. */
export const progressOf = (whose: string, entries: number): ListProgress => ({
  entries,
  text: entries ? `Loading ${whose}: ${count.format(entries)} entries so far` : `Loading ${whose}`,
});

export const ownLists = 'your anime and manga list';
