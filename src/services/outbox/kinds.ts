import * as v from 'valibot';

import {fits} from '../api/shapeLink';
import type {WriteKind} from './kind';
import {deleteActivity, deleteReply} from './kinds/deletes';
import {deleteEntry, deleteImported, importEntry, saveEntry} from './kinds/entries';
import {editActivity, postActivity, postComment, postMessage, postReply} from './kinds/posts';
import {subscribeActivity, subscribeThread, toggleFavourite, toggleFollow, toggleLike} from './kinds/toggles';
import {rateRecommendation} from './kinds/votes';
import type {Done, Write, WriteRow} from './write';
import {text as messageText} from './messages';

/** Every kind of write, by name. The names are stored in databases, so they must never change. */
export const kinds = {
  saveEntry,
  importEntry,
  deleteEntry,
  deleteImported,
  toggleLike,
  toggleFollow,
  toggleFavourite,
  subscribeActivity,
  subscribeThread,
  postActivity,
  editActivity,
  postMessage,
  postReply,
  postComment,
  deleteActivity,
  deleteReply,
  rateRecommendation,
} as const;

/** Name of a kind of write, as stored. */
export type KindName = keyof typeof kinds;
type PayloadOf<K> = K extends WriteKind<infer I, unknown> ? I : never;
type ResultOf<K> = K extends WriteKind<unknown, infer R> ? R : never;
/** The payload of this kind of write. */
export type Payload<K extends KindName> = PayloadOf<(typeof kinds)[K]>;
/** The result of this kind of write. */
export type Result<K extends KindName> = ResultOf<(typeof kinds)[K]>;

/** A kind whose payload type is not known statically. */
export type AnyKind = WriteKind<unknown, unknown>;

/** The kind of a stored write; `undefined` if it was made by another version. */
export const kindOf = (name: string): AnyKind | undefined =>
  Object.hasOwn(kinds, name) ? (kinds[name as KindName] as AnyKind) : undefined;

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
  return known ? known.kind.describe(known.payload, write.label) : messageText.otherVersion;
}

/**
 * Merges two waiting writes to one target; `undefined` if their kinds do not allow it. What the user saw before the
 * first remains the base.
 */
export function mergeWrites(earlier: WriteRow, later: WriteRow): WriteRow | undefined {
  const kind = kindOf(later.kind);
  if (!kind?.merge || earlier.kind !== later.kind) return undefined;
  const base = earlier.base && later.base ? {...later.base, ...earlier.base} : undefined;
  return {...earlier, ...later, payload: kind.merge(earlier.payload, later.payload), base};
}
