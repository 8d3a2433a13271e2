import * as v from 'valibot';

import {fits} from '../api/shapeLink';
import type {JournalEntry} from './journal';
import type {WriteApi, WriteKind} from './kind';
import {createCustomLists, saveExtras, saveListActivities} from './kinds/account';
import {deleteActivity} from './kinds/deletes';
import {editActivity, postActivity, postMessage, postReply} from './kinds/posts';
import {toggleFavourite, toggleLike} from './kinds/toggles';
import {rateRecommendation} from './kinds/votes';
import type {Done, Values, Write, WriteRow} from './write';
import {text as messageText} from './messages';

/** A kind whose payload type is not known statically. */
export type AnyKind = WriteKind<unknown, unknown>;

const kinds = {
  toggleLike,
  toggleFavourite,
  postActivity,
  editActivity,
  postMessage,
  postReply,
  deleteActivity,
  rateRecommendation,
  saveListActivities,
  createCustomLists,
  saveExtras,
} as const;
type OwnKinds = typeof kinds;

/**
 * Every kind of write, by name. A service with kinds of its own adds them here by declaration merging and registers
 * them. The names are stored in databases, so they must never change.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a type alias can't be merged with
export interface WriteKinds extends OwnKinds {}

/** Name of a kind of write, as stored. */
export type KindName = keyof WriteKinds;
type PayloadOf<K> = K extends WriteKind<infer I, unknown> ? I : never;
type ResultOf<K> = K extends WriteKind<unknown, infer R> ? R : never;
/** The payload of this kind of write. */
export type Payload<K extends KindName> = PayloadOf<WriteKinds[K]>;
/** The result of this kind of write. */
export type Result<K extends KindName> = ResultOf<WriteKinds[K]>;

const registered = new Map<string, AnyKind>();

/** Adds kinds of write under the names by which they are stored. */
export function registerKinds(added: Partial<WriteKinds>) {
  for (const [name, kind] of Object.entries(added)) registered.set(name, kind as AnyKind);
}
registerKinds(kinds);

/** The undo of a change in the journal: a write, unless the server has other values by now. */
export type UndoPlan =
  | {readonly state: 'changed'; readonly now: Values | undefined}
  | {
      readonly state: 'write';
      readonly kind: KindName;
      readonly payload: Payload<KindName>;
      readonly base: Values | undefined;
    };
type PlanUndo = (call: WriteApi, line: JournalEntry, anyway: boolean) => Promise<UndoPlan>;

let planned: PlanUndo = () => Promise.reject(new Error('Nothing has registered how to undo changes.'));

/** Sets how changes in the journal are undone. `anyway`: even if the server has other values by now. */
export const registerUndo = (plan: PlanUndo) => void (planned = plan);

/** Plans how to undo a change in the journal. Rejects with the request's error. */
export const planUndo: PlanUndo = (...given) => planned(...given);

/** The kind of a stored write; `undefined` if it was made by another version. */
export const kindOf = (name: string): AnyKind | undefined => registered.get(name);

const sentDone = v.object({id: v.number(), kind: v.string(), intention: v.unknown(), result: v.unknown()});

/** The parsed payload of a stored write with its kind; `undefined` if this version cannot read it. */
export function parsedWrite({kind: name, payload}: Pick<Write, 'kind' | 'payload'>) {
  const kind = kindOf(name);
  const parsed = kind && v.safeParse(kind.schema, payload);
  return kind && parsed?.success ? {kind, payload: parsed.output} : undefined;
}

/** Reads a finished write that another tab has sent. Returns `undefined` for one that this version cannot use. */
export function readDone(sent: unknown): Done | undefined {
  const parsed = v.safeParse(sentDone, sent);
  if (!parsed.success) return undefined;
  const {kind: name, intention: payload, result} = parsed.output;
  const known = parsedWrite({kind: name, payload});
  const isUsable = known && result !== null && result !== undefined && fits(result, known.kind.resultShape);
  return isUsable ? parsed.output : undefined;
}

/** Describes a write to the user in one sentence. */
export function describeWrite(write: Write): string {
  const known = parsedWrite(write);
  return known ? known.kind.describe(known.payload, write) : messageText.otherVersion;
}

const hasProgress = ({payload}: WriteRow) => typeof payload === 'object' && payload !== null && 'progress' in payload;

/** The step of two merged changes; none if one of them sets the progress. */
function mergedStep(earlier: WriteRow, later: WriteRow) {
  const steps = [earlier, later].filter(hasProgress).map(({step}) => step);
  const [first] = steps;
  if (!first || steps.includes(undefined)) return undefined;
  return {...first, progress: steps.reduce((sum, step) => sum + (step?.progress ?? 0), 0)};
}

/**
 * Merges two waiting writes to one target; `undefined` if their kinds do not allow it. The values that the user saw
 * before the first remain the base.
 */
export function mergeWrites(earlier: WriteRow, later: WriteRow): WriteRow | undefined {
  const kind = kindOf(later.kind);
  if (!kind?.merge || earlier.kind !== later.kind) return undefined;
  const base = earlier.base && later.base ? {...later.base, ...earlier.base} : undefined;
  const seenAt = Math.min(earlier.seenAt ?? Infinity, later.seenAt ?? Infinity);
  return {
    ...earlier,
    ...later,
    payload: kind.merge(earlier.payload, later.payload),
    base,
    seenAt: seenAt === Infinity ? undefined : seenAt,
    step: mergedStep(earlier, later),
  };
}
