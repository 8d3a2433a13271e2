import * as v from 'valibot';

import type {TabMessages} from '../tabs';

/**
 * State of a write. `waiting`: to be sent. `sent`: being sent, or its answer was lost. `conflict`: the server has
 * another value than the user saw. `unconfirmed`: a post that may already have been published. `refused`: the API refused
 * it.
 */
export const writeStates = ['waiting', 'sent', 'conflict', 'unconfirmed', 'refused'] as const;
export type WriteState = (typeof writeStates)[number];

/** Stored rows keep the names that the first versions gave them. Only this table maps them. */
const storedState = {
  waiting: 'waiting',
  sent: 'sent',
  conflict: 'conflict',
  unconfirmed: 'doubtful',
  refused: 'refused',
} as const satisfies Record<WriteState, string>;

const stateOf = (stored: string) => writeStates.find(state => storedState[state] === stored);

/** Values of a list entry by name, in the API's terms. */
export const values = v.record(v.string(), v.unknown());
/** Values of a list entry by name. */
export type Values = v.InferOutput<typeof values>;

const storedRow = v.object({
  kind: v.string(),
  /** The script's account. Only this account may send it. */
  account: v.string(),
  userName: v.optional(v.string()),
  /** Key of the changed object. Writes with the same target keep their order. */
  target: v.string(),
  /** The wanted values: absolute, not a difference. */
  intention: v.unknown(),
  /** The values that the user saw before the change, if known. */
  base: v.optional(values),
  /** Display name of the target. */
  label: v.optional(v.string()),
  /** Type of the media item. */
  mediaType: v.optional(v.picklist(['ANIME', 'MANGA'])),
  /** Id of the page load that made it. */
  page: v.string(),
  /** Epoch milliseconds. */
  createdAt: v.number(),
  state: v.picklist(Object.values(storedState)),
  /** Number of times it was sent. */
  attempts: v.number(),
  /** It was sent at least once without an answer. */
  lost: v.optional(v.boolean()),
  /** When it was last sent (epoch milliseconds). */
  sentAt: v.optional(v.number()),
  /** Id of the user's newest post before this one was sent. */
  mark: v.optional(v.number()),
  /** The server's values, in a conflict. */
  theirs: v.optional(values),
  /** The user saw the conflict and chose their own value. */
  forced: v.optional(v.boolean()),
  /** The reason why it was refused. In state `sent`: the error in the answer to a call with several writes. */
  message: v.optional(v.string()),
  /** It belongs to an import, whose own journal gets (`import`) or loses (`undo`) its line. */
  of: v.optional(v.picklist(['import', 'undo'])),
  /** Id of the line of the journal that it undoes. */
  undoes: v.optional(v.number()),
  /** Id of the job that it is part of. Writes of one job may share a call. */
  job: v.optional(v.number()),
  /** When the values that the user saw were true (epoch milliseconds). */
  seenAt: v.optional(v.number()),
  /** It adds this to the progress, at most up to the total. */
  step: v.optional(v.object({progress: v.number(), total: v.optional(v.number())})),
  /** Maximum number of writes in its call, once a call with more has failed. */
  batchLimit: v.optional(v.number()),
});

/** The number that a write adds to the progress, and the total, which it doesn't exceed. */
export type Step = NonNullable<v.InferOutput<typeof storedRow>['step']>;

/** A write as it is stored. It never holds the token. */
export type StoredWrite = v.InferOutput<typeof storedRow>;

/** A write without its key. */
export interface WriteRow extends Omit<StoredWrite, 'intention' | 'state'> {
  /** Absolute: the value to hold, not a difference. */
  readonly payload: unknown;
  readonly state: WriteState;
}

/** A stored write with its key. */
export interface Write extends WriteRow {
  readonly id: number;
}

/** A finished write with its result. */
export type Done = NonNullable<TabMessages['writes']['done']>;

/** The outcome of a write: its new form, or none if it is removed; a line for the journal; its result. */
export interface Change {
  readonly write?: Write | undefined;
  readonly journal?: unknown;
  readonly done?: Done;
}

/** Reads a stored write. Returns `undefined` for data from another version or a faulty disk. */
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
