/**
 * Runs a check again if it fails, at most this many times in all. Only for what a machine that is busy with something
 * else can spoil, such as requests that come too far apart to be merged.
 * @throws what the last run throws
 */
export async function bestOf(times: number, check: () => Promise<void>): Promise<void> {
  for (let run = 1; run < times; run += 1) {
    try {
      return await check();
    } catch (error) {
      console.info(`run ${run} of ${times}: ${String(error)}`);
    }
  }
  return check();
}
