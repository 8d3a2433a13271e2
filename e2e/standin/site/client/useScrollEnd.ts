import {onBeforeUnmount, onMounted} from 'vue';

/** Calls back when the page is scrolled close to its end. */
export function useScrollEnd(callback: () => void, margin = 600): void {
  const look = (): void => {
    const {scrollHeight} = document.documentElement;
    if (window.scrollY + window.innerHeight > scrollHeight - margin) callback();
  };
  onMounted(() => window.addEventListener('scroll', look, {passive: true}));
  onBeforeUnmount(() => window.removeEventListener('scroll', look));
}
