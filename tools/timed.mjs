// Prints how long the steps of a command take.

/** Runs a step; prints its name, which says what has been done, with its seconds. Resolves to its result. */
export async function timed(done, run) {
  const start = performance.now();
  const result = await run();
  console.log(`· ${done} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
