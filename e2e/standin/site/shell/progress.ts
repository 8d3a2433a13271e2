import Vue from 'vue';

/** The state of the thin progress bar at the top of the page. */
export const progress = Vue.observable({shown: false});

/** Shows or hides the progress bar. */
export const setProgress = (shown: boolean): void => {
  progress.shown = shown;
};
