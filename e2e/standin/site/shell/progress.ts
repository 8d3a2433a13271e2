import Vue from 'vue';

/** The thin bar at the top while a page is on its way, and the one floating tooltip. */
export const progress = Vue.observable({shown: false});

/** Shows or hides the bar. */
export const setProgress = (shown: boolean): void => {
  progress.shown = shown;
};
