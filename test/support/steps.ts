import type {Steps} from '#domain/value/steps';
import type {Yielder} from '#services/yieldToMain';

/** Runs a computation in steps to its end at once. */
export function finish<T>(steps: Steps<T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** Slices of one step each, and how many there were. */
export function countSlices(): Yielder & {count: number} {
  return {
    count: 0,
    shouldYield: () => true,
    yieldToMain() {
      this.count += 1;
      return Promise.resolve();
    },
  };
}
