import type {FullResult, Reporter} from '@playwright/test/reporter';

const look = 1000;
/** From this delay on (ms) the machine counts as stalled: tests that fail then may have failed because of it. */
const stall = 5000;

/** Reports when the machine itself stalls, by delays of the runner's own event loop. A run with two stalls counts as failed. */
export default class StallReporter implements Reporter {
  private stalls = 0;
  private timer: NodeJS.Timeout | undefined;

  onBegin() {
    const watch = (due: number) => {
      this.timer = setTimeout(() => {
        const lag = performance.now() - due;
        if (lag > stall) {
          this.stalls += 1;
          console.info(
            `!! the machine stood still for ${Math.round(lag / 1000)} s, ${Math.round(process.uptime())} s after the start`,
          );
        }
        watch(performance.now() + look);
      }, look);
      this.timer.unref();
    };
    watch(performance.now() + look);
  }

  onEnd(): Promise<{status?: FullResult['status']}> {
    clearTimeout(this.timer);
    if (this.stalls < 2) return Promise.resolve({});
    console.info(`!! the machine stood still ${this.stalls} times: this run counts as failed`);
    return Promise.resolve({status: 'failed'});
  }
}
