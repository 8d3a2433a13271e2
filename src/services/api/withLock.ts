const name = 'automail-budget';

const holder = async (locks: LockManager) => (await locks.query()).held?.find(lock => lock.name === name)?.clientId;

/**
 * Runs a callback under a lock shared by all tabs. A tab that is frozen while holding the lock loses it: if two checks,
 * more than the given time (ms) apart, find the same holder, the lock is stolen.
 * @throws `AbortError` if the lock was stolen from this tab while it ran the callback.
 */
export async function withRateLock<T>(locks: LockManager, run: () => Promise<T>, timeoutMs: number): Promise<T> {
  const request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen: string | undefined;
  // Random delay, so that not all tabs check at the same moment.
  const lookLater = () => void (timer = setTimeout(() => void look(), timeoutMs * (1 + Math.random() / 2)));
  const look = async () => {
    timer = undefined;
    const now = await holder(locks);
    if (entered) return;
    if (now !== undefined && now === seen) return request.abort('frozen');
    seen = now;
    lookLater();
  };
  let entered = false;
  const enter = () => {
    entered = true;
    clearTimeout(timer);
    return run();
  };
  lookLater();
  try {
    return (await locks.request(name, {signal: request.signal}, enter)) as T;
  } catch (error) {
    if (entered || !request.signal.aborted) throw error;
    return (await locks.request(name, {steal: true}, enter)) as T;
  } finally {
    clearTimeout(timer);
  }
}
