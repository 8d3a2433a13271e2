import * as v from 'valibot';

/**
 * State of a write. `waiting`: to be sent. `sent`: being sent, or its answer was lost. `conflict`: the server has
 * another value than the user saw. `doubtful`: a post that may already have been published. `refused`: the API refused
 * it.
 */
export const writeStates = ['waiting', 'sent', 'conflict', 'doubtful', 'refused'] as const;
/** State of a write in the outbox. */
export type WriteState = (typeof writeStates)[number];

/** Values of a list entry by name, in the API's terms. */
export const values = v.record(v.string(), v.unknown());
/** Values of a list entry by name. */
export type Values = v.InferOutput<typeof values>;

const row = v.object({
  kind: v.string(),
  /** The script's account. Only this account may send it. */
  account: v.string(),
  userName: v.optional(v.string()),
  /** What it changes. Writes with the same target keep their order. */
  target: v.string(),
  /** The wanted values: absolute, not a difference. */
  intention: v.unknown(),
  /** What the user saw before the change, if known. */
  base: v.optional(values),
  /** Display name of the target. */
  label: v.optional(v.string()),
  /** Id of the page load that made it. */
  page: v.string(),
  /** Epoch milliseconds. */
  createdAt: v.number(),
  state: v.picklist(writeStates),
  /** How often it was sent. */
  attempts: v.number(),
  /** It was sent at least once without getting an answer. */
  lost: v.optional(v.boolean()),
  /** When it was last sent (epoch milliseconds). */
  sentAt: v.optional(v.number()),
  /** Id of the user's newest post before this one was sent. */
  mark: v.optional(v.number()),
  /** The server's values, in a conflict. */
  theirs: v.optional(values),
  /** The user saw the conflict and chose their own value. */
  forced: v.optional(v.boolean()),
  /** Why it was refused. */
  message: v.optional(v.string()),
});

/** A write as stored in the database. It never contains the token. */
export type WriteRow = v.InferOutput<typeof row>;

/** A stored write with its key. */
export interface Write extends WriteRow {
  readonly id: number;
}

/** Reads a stored write. Returns `undefined` for data from another version or a faulty disk. */
export function readWrite(id: number, stored: unknown): Write | undefined {
  const parsed = v.safeParse(row, stored);
  return parsed.success ? {...parsed.output, id} : undefined;
}

/** A write without its key, as it is stored. */
export const rowOf = ({id, ...rest}: Write): WriteRow => (void id, rest);
