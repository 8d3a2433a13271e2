import {decodeReferences} from '#domain/text/characterReferences';
import {rateWindow} from '#platform/platform';
import type {Write} from './write';

/** The site stores characters outside its character set as character references. */
const normalise = (text: string) => decodeReferences(text).replace(/\s+/g, ' ').trim();

/** Whether two texts are the same post, ignoring the site's changes to texts. */
export const isSamePost = (one: string, other: string) => normalise(one) === normalise(other);

/**
 * A request without an answer may still arrive within this time (ms), so nothing else is sent to its target until then.
 */
export const settleTimeoutMs = () => rateWindow() / 6;

/** A change older than this (ms) is compared with the server's value before it is sent. */
export const freshForMs = () => rateWindow() / 6;

/** Time for which values that were read count as those that the server still has (ms). */
const seenForMs = () => rateWindow() * 10;

/** Whether values that were true at this time may have been changed since. Times are epoch milliseconds. */
export const isOutdated = (seenAt: number, now: number) => now - seenAt > seenForMs() || now < seenAt - seenForMs();

/** Whether a write must be compared with the server's value: it, or the values that the user saw, are from long ago. */
export const isOldWrite = ({page, createdAt, seenAt}: Write, current: {readonly page: string; readonly now: number}) =>
  page !== current.page ||
  current.now - createdAt > freshForMs() ||
  (seenAt !== undefined && isOutdated(seenAt, current.now));

/**
 * Retry delay after this many failures in a row (ms): a twelfth of the rate limit window, doubled each time, at most
 * five windows.
 */
export const holdTimeoutMs = (failures: number) =>
  failures === 0 ? 0 : Math.min(rateWindow() * 5, (rateWindow() / 12) * 2 ** Math.min(failures - 1, 10));

const awaitingDecision: ReadonlySet<Write['state']> = new Set(['conflict', 'unconfirmed']);

/** The writes that can be sent now, and when the next of the others can be (epoch milliseconds); `Infinity`: none. */
export interface Sendable {
  readonly ready: readonly Write[];
  readonly at: number;
}

/** Sent together with others, and answered with an error: it is known at once that nothing of it is still to come. */
const isAnswered = ({state, message}: Write) => state === 'sent' && message !== undefined;

/** Kinds of changes that are made before the first row of a job, or after the last one. */
const aroundJobs: ReadonlySet<string> = new Set(['saveListActivities']);

/**
 * Returns a function that tells, for each write in order, whether it must wait for an earlier one: writes to one target
 * keep their order, and so do the rows of jobs and the changes around them.
 */
function inOrder() {
  const seen = new Set<string>();
  let [hasRow, hasChangeAround] = [false, false];
  return ({target, kind, of, state}: Write): boolean => {
    const isAround = aroundJobs.has(kind);
    const mustWait = seen.has(target) || (isAround && hasRow) || (of !== undefined && hasChangeAround);
    seen.add(target);
    // A row whose user is asked first may wait for good.
    if (!awaitingDecision.has(state))
      [hasRow, hasChangeAround] = [hasRow || of !== undefined, hasChangeAround || isAround];
    return mustWait;
  };
}

/**
 * Time until a request that was sent can no longer arrive (ms). `sentForMs`: how long ago this page saw it being sent,
 * whatever the clock says; without it, the clock must do.
 */
function settlesIn({sentAt = 0}: Write, sentForMs: number | undefined, now: number): number {
  const left = settleTimeoutMs() - (sentForMs ?? now - sentAt);
  // A clock that was set back must not block a write forever.
  return left > settleTimeoutMs() ? 0 : left;
}

/**
 * The first write of each target, unless it awaits a decision of the user or may still arrive: those with the fewest
 * attempts first, then the oldest.
 */
export function sendableNow(
  writes: readonly Write[],
  now: number,
  sentForMs: (write: Write) => number | undefined = () => undefined,
): Sendable {
  const mustWait = inOrder();
  const ready: Write[] = [];
  let at = Infinity;
  for (const write of writes) {
    if (write.state === 'refused' || mustWait(write)) continue;
    if (awaitingDecision.has(write.state)) continue;
    const waitMs = write.state === 'sent' && !isAnswered(write) ? settlesIn(write, sentForMs(write), now) : 0;
    if (waitMs > 0) at = Math.min(at, now + waitMs);
    else ready.push(write);
  }
  return {ready: ready.toSorted((a, b) => a.attempts - b.attempts || a.createdAt - b.createdAt), at};
}
