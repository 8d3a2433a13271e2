import {onBeforeUnmount, ref} from 'vue';
import type {Ref} from 'vue';

const passed = ref(0);
let users = 0;
let timer = 0;

const tick = (): void => {
  passed.value += 1;
  timer = window.setTimeout(tick, 60_000);
};

/** Counts minutes, so that relative times are updated. All users share one timer. */
export function useMinute(): Ref<number> {
  if (users++ === 0) timer = window.setTimeout(tick, 60_000);
  onBeforeUnmount(() => {
    if (--users === 0) clearTimeout(timer);
  });
  return passed;
}
