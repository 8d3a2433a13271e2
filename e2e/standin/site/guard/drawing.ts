import Vue from 'vue';

import {standIn} from '../standIn';

/** Lets the guard know while the host renders a component. */
export function watchDrawing(): void {
  const update: unknown = Reflect.get(Vue.prototype, '_update');
  if (typeof update !== 'function') throw new Error('Vue has no _update');
  const standing = standIn();
  Reflect.set(Vue.prototype, '_update', function (this: unknown, ...args: unknown[]) {
    standing.drawing = (standing.drawing ?? 0) + 1;
    try {
      Reflect.apply(update, this, args);
    } finally {
      standing.drawing -= 1;
    }
  });
}
