import * as v from 'valibot';

/**
 * Where a write stands. `waiting`: to be sent; `sent`: on its way, or its answer was lost; `conflict`: the server has
 * another value than the person saw; `unconfirmed`: a post that may be there already; `refused`: the API said no.
 */
export const writeStates = ['waiting', 'sent', 'conflict', 'unconfirmed', 'refused'] as const;
export type WriteState = (typeof writeStates)[number];

/** Stored rows keep the names that the first versions gave them: this is the one place that maps them. */
const storedState = {
  waiting: 'waiting',
  sent: 'sent',
  conflict: 'conflict',
  unconfirmed: 'doubtful',
  refused: 'refused',
} as const satisfies Record<WriteState, string>;

const stateOf = (stored: string) => writeStates.find(state => storedState[state] === stored);

/** Values of a list entry by name, as the API calls them. */
export const values = v.record(v.string(), v.unknown());
export type Values = v.InferOutput<typeof values>;

const storedRow = v.object({
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
  state: v.picklist(Object.values(storedState)),
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

/** A write as it is stored. It never holds the token. */
export type StoredWrite = v.InferOutput<typeof storedRow>;

/** A write without its key. */
export interface WriteRow extends Omit<StoredWrite, 'intention' | 'state'> {
  /** Absolute: the value to hold, not a difference. */
  readonly payload: unknown;
  readonly state: WriteState;
}

/** A write with its key. */
export interface Write extends WriteRow {
  readonly id: number;
}

/** Reads a stored write; what another version or a broken disk wrote is `undefined`. */
export function readWrite(id: number, stored: unknown): Write | undefined {
  const parsed = v.safeParse(storedRow, stored);
  if (!parsed.success) return undefined;
  const {intention, state: name, ...rest} = parsed.output;
  const state = stateOf(name);
  return state && {...rest, payload: intention, state, id};
}

/** A write as it is stored, without its key. */
export const storedOf = ({payload, state, ...rest}: WriteRow): StoredWrite => ({
  ...rest,
  intention: payload,
  state: storedState[state],
});

/** A write without its key. */
export const rowOf = ({id, ...rest}: Write): WriteRow => (void id, rest);
