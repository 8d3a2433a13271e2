import {onBeforeUnmount, onMounted} from 'vue';
import {standIn} from '../standIn';

/** Polls for new posts every four seconds while the component is mounted, unless the stand-in's live refresh is off. */
export function useLive(look: () => Promise<void>): void {
  let timer = 0;
  let stopped = false;
  const plan = (): void => {
    const {live} = standIn();
    timer = window.setTimeout(run, typeof live === 'number' ? live : 4000);
  };
  const run = async (): Promise<void> => {
    if (standIn().live !== false && !document.hidden) await look().catch(() => undefined);
    if (!stopped) plan();
  };
  onMounted(plan);
  onBeforeUnmount(() => {
    stopped = true;
    clearTimeout(timer);
  });
}
