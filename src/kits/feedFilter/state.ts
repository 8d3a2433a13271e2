import {createStore} from '#domain/value/store';

/**
 * State of the panel with the filters of a feed, which the features that filter it share: `opened` until a field of it
 * has the focus, and `left` once it was closed from within, so that its button takes the focus.
 */
export const panel = createStore<'closed' | 'opened' | 'kept' | 'left'>('closed');

/** Whether the panel is open. */
export const isOpen = () => panel.get() === 'opened' || panel.get() === 'kept';

/** Number of entries in the feed, and how many of them are hidden even while the panel is closed. */
export const hidden = createStore({all: 0, marked: 0});
