import {rateWindow} from '#platform/build';
import type {Values, Write} from './write';

/** Fields whose server value is compared before an old change is sent. */
const compared = ['score', 'progress'] as const;

/**
 * What the server has where somebody changed it meanwhile: it differs from what the person saw and from what they want. An entry that is
 * gone is told as no values at all.
 */
export function conflictOf(payload: Values, base: Values, now: Values | undefined): Values | undefined {
  if (!now) return Object.keys(base).length ? {} : undefined;
  const differs = compared.some(
    key => key in base && payload[key] !== undefined && now[key] !== base[key] && now[key] !== payload[key],
  );
  return differs ? Object.fromEntries(compared.map(key => [key, now[key]])) : undefined;
}

const entity = /&#(x[\da-f]+|\d+);/gi;

const plain = (text: string) =>
  text
    // The site stores what lies beyond its character set as entities.
    .replace(entity, (_whole, code: string) => String.fromCodePoint(Number(code.toLowerCase().replace(/^x/, '0x'))))
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a text is the one that was posted, after what the site does to texts. */
export const sameText = (one: string, other: string) => plain(one) === plain(other);

/** So long a sending without an answer may still arrive (milliseconds); nothing of its target moves before. */
export const settleTimeoutMs = () => rateWindow() / 6;

/** A change older than this is compared with the server's value before it is sent (milliseconds). */
export const freshForMs = () => rateWindow() / 6;

/** Wait after so many failures in a row (milliseconds): a twelfth of a window, twice as long each time, five windows at most. */
export const holdTimeoutMs = (failures: number) =>
  failures === 0 ? 0 : Math.min(rateWindow() * 5, (rateWindow() / 12) * 2 ** Math.min(failures - 1, 10));

const blocked: ReadonlySet<Write['state']> = new Set(['conflict', 'unconfirmed']);

export type Next = {readonly write: Write} | {readonly at: number} | undefined;

/**
 * What is sent next: of each target the first in order; among targets what failed least, then what is oldest. `at`: nothing before
 * this moment.
 */
export function nextWrite(writes: readonly Write[], now: number): Next {
  const seen = new Set<string>();
  const ready: Write[] = [];
  let at = Infinity;
  for (const write of writes) {
    if (write.state === 'refused' || seen.has(write.target)) continue;
    seen.add(write.target);
    if (blocked.has(write.state)) continue;
    const settled = write.state === 'sent' ? (write.sentAt ?? 0) + settleTimeoutMs() : 0;
    // A clock that was set back must not hold a write for ever.
    if (settled > now && settled <= now + settleTimeoutMs()) at = Math.min(at, settled);
    else ready.push(write);
  }
  const [write] = ready.toSorted((a, b) => a.attempts - b.attempts || a.createdAt - b.createdAt);
  if (write) return {write};
  return at === Infinity ? undefined : {at};
}
