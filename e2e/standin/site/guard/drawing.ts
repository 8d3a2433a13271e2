import Vue from 'vue';

import {standIn} from '../standIn';

interface Updating {
  _update(...args: unknown[]): void;
}

/** Lets the guard know when the host writes a component into the page. */
export function watchDrawing(): void {
  const component = Vue.prototype as unknown as Updating;
  const {_update: update} = component;
  const standing = standIn();
  component._update = function (...args) {
    standing.drawing = (standing.drawing ?? 0) + 1;
    try {
      update.apply(this, args);
    } finally {
      standing.drawing -= 1;
    }
  };
}
