const name = 'automail-budget';

const holderOf = async (locks: LockManager) => (await locks.query()).held?.find(lock => lock.name === name)?.clientId;

/**
 * Runs a callback under a lock shared by all tabs. A tab that is frozen while holding the lock loses it: if two checks,
 * more than the given time (ms) apart, find the same holder, the lock is stolen.
 * @throws `AbortError` if the lock was stolen from this tab while it ran the callback.
 */
export async function withRateLock<T>(locks: LockManager, run: () => Promise<T>, timeoutMs: number): Promise<T> {
  const request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastHolder: string | undefined;
  // Random delay, so that not all tabs check at the same moment.
  const scheduleCheck = () => void (timer = setTimeout(() => void check(), timeoutMs * (1 + Math.random() / 2)));
  const check = async () => {
    timer = undefined;
    const now = await holderOf(locks);
    if (isHeld) return;
    if (now !== undefined && now === lastHolder) return request.abort('frozen');
    lastHolder = now;
    scheduleCheck();
  };
  let isHeld = false;
  const enter = () => {
    isHeld = true;
    clearTimeout(timer);
    return run();
  };
  scheduleCheck();
  try {
    return (await locks.request(name, {signal: request.signal}, enter)) as T;
  } catch (error) {
    if (isHeld || !request.signal.aborted) throw error;
    return (await locks.request(name, {steal: true}, enter)) as T;
  } finally {
    clearTimeout(timer);
  }
}
