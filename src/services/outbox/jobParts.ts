import type {Verdict} from './kind';
import type {Values, Write} from './write';

/** A write with its payload, as this version reads it, and the previous values. */
export interface Part {
  readonly write: Write;
  readonly payload: unknown;
  /** As stored with the write, or as they were just read. */
  readonly base: Values | undefined;
}

/** The values on the server, by target. */
export type Found = ReadonlyMap<string, Values>;

export const payloadsOf = (parts: readonly Part[]) => parts.map(({payload}) => payload);
export const writesOf = (parts: readonly Part[]) => parts.map(({write}) => write);
/** The previous values of a write among these. */
export const baseOf = (parts: readonly Part[], {id}: Write) => parts.find(({write}) => write.id === id)?.base;

/** A part with the payload and the previous values that the server's values give. */
export function completed(part: Part, verdict: Verdict<unknown>): Part {
  if (verdict.action === 'done') return {...part, base: verdict.base ?? part.base};
  if (verdict.action !== 'send') return part;
  return {...part, payload: verdict.payload ?? part.payload, base: verdict.base ?? part.base};
}
