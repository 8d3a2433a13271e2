import type {StudioSort} from '#domain/media/studioWorks';
import {createStore} from '#domain/value/store';

/** The ways in which the works are shown. */
export const views = ['cards', 'bigList', 'compact', 'compactList'] as const;
/** A way in which the works are shown. */
export type View = (typeof views)[number];

/** The chosen order. */
export const sortChoice = createStore<StudioSort>('normal');
/** The chosen view. */
export const viewChoice = createStore<View>('cards');
/** Whether our works are shown in place of the site's. Written by the sorter and read by the part that hides. */
export const replaced = createStore(false);
