import {createStore} from '#domain/value/store';

/** The words of the filter. Written by the field and read by the part that hides cards; cleared when the visit ends. */
export const filter = createStore('');

/** Number of loaded cards, number hidden by this filter, and number hidden by no feature. */
export const counts = createStore({all: 0, marked: 0, free: 0});
