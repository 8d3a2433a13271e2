import type {Kind} from './kind';
import {deleteActivity, deleteReply} from './kinds/deletes';
import {deleteEntry, importEntry, saveEntry} from './kinds/entries';
import {postActivity, postComment, postMessage, postReply} from './kinds/posts';
import {subscribeActivity, subscribeThread, toggleFavourite, toggleFollow, toggleLike} from './kinds/toggles';

/** Every kind of write there is, by name. The names lie in databases: they are never changed. */
export const kinds = {
  saveEntry,
  importEntry,
  deleteEntry,
  toggleLike,
  toggleFollow,
  toggleFavourite,
  subscribeActivity,
  subscribeThread,
  postActivity,
  postMessage,
  postReply,
  postComment,
  deleteActivity,
  deleteReply,
} as const;

export type KindName = keyof typeof kinds;
type PayloadOf<K> = K extends Kind<infer I, unknown> ? I : never;
type ResultOf<K> = K extends Kind<unknown, infer R> ? R : never;
/** What a write of this kind wants. */
export type Payload<K extends KindName> = PayloadOf<(typeof kinds)[K]>;
/** What the API made of it. */
export type Result<K extends KindName> = ResultOf<(typeof kinds)[K]>;

/** A kind whose intention is not known at the place. */
export type AnyKind = Kind<unknown, unknown>;

/** The kind of a stored write; `undefined` where another version made it. */
export const kindOf = (name: string): AnyKind | undefined =>
  name in kinds ? (kinds[name as KindName] as AnyKind) : undefined;
