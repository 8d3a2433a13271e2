import * as v from 'valibot';

/**
 * Where a write stands. `waiting`: to be sent; `sent`: on its way, or its answer was lost; `conflict`: the server has
 * another value than the person saw; `doubtful`: a post that may be there already; `refused`: the API said no.
 */
export const writeStates = ['waiting', 'sent', 'conflict', 'doubtful', 'refused'] as const;
export type WriteState = (typeof writeStates)[number];

/** Values of a list entry by name, as the API calls them. */
export const values = v.record(v.string(), v.unknown());
export type Values = v.InferOutput<typeof values>;

const row = v.object({
  kind: v.string(),
  /** The script's account, which alone may send it. */
  account: v.string(),
  userName: v.optional(v.string()),
  /** What it changes; writes of one target keep their order. */
  target: v.string(),
  /** Absolute: what shall hold, not a difference. */
  intention: v.unknown(),
  /** What the person saw before, as far as known. */
  base: v.optional(values),
  /** What the target is called, for a person. */
  label: v.optional(v.string()),
  /** The load of the page that made it. */
  page: v.string(),
  /** Epoch milliseconds. */
  createdAt: v.number(),
  state: v.picklist(writeStates),
  /** How often it was sent. */
  attempts: v.number(),
  /** A sending had no answer. */
  lost: v.optional(v.boolean()),
  /** When it was last sent (epoch milliseconds). */
  sentAt: v.optional(v.number()),
  /** The newest own post before this one was sent. */
  mark: v.optional(v.number()),
  /** What the server has, in a conflict. */
  theirs: v.optional(values),
  /** The person saw the conflict and wants their own value. */
  forced: v.optional(v.boolean()),
  /** Why it was refused. */
  message: v.optional(v.string()),
});

/** A write as it lies in the database. It never holds the token. */
export type WriteRow = v.InferOutput<typeof row>;

/** A write with its key. */
export interface Write extends WriteRow {
  readonly id: number;
}

/** Reads a stored write; what another version or a broken disk wrote is `undefined`. */
export function readWrite(id: number, stored: unknown): Write | undefined {
  const parsed = v.safeParse(row, stored);
  return parsed.success ? {...parsed.output, id} : undefined;
}

/** A write without its key, as it is stored. */
export const rowOf = ({id, ...rest}: Write): WriteRow => (void id, rest);
