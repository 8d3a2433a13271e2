import Vue, {computed, onBeforeUnmount, watch} from 'vue';
import type {ComputedRef} from 'vue';

const shown = Vue.observable({count: 0});

/** Whether the page has a banner at its top, over which the navigation bar is transparent. */
export const useBanner = (): ComputedRef<boolean> => computed(() => shown.count > 0);

/** Tells the navigation bar that this page has a banner, while the component is mounted and the condition holds. */
export function announceBanner(has: () => boolean): void {
  let mine = false;
  const set = (now: boolean): void => {
    if (now !== mine) shown.count += now ? 1 : -1;
    mine = now;
  };
  watch(has, set, {immediate: true});
  onBeforeUnmount(() => set(false));
}
