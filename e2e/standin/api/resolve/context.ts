import {unauthorized} from '../errors';
import type {User} from '../store/rows';
import type {Store} from '../store/store';

/** What every resolver receives: who is asking, from where and when. */
export interface Context {
  readonly store: Store;
  readonly viewer: User | undefined;
  /** True for the site's own calls, which have no page limits. */
  readonly isSite: boolean;
  /** The base of the URLs in answers. */
  readonly origin: string;
  /** Unix seconds. */
  readonly now: number;
  /** Behaviours switched on for a test, such as unknownMembers. */
  readonly switches: ReadonlySet<string>;
  /** The media items whose entries can't be written, with the status of the error. */
  readonly refusedMedia: ReadonlyMap<number, number>;
}

/** The resolvers of one type. Each names only the arguments it reads; the schema has validated them. */
export type Resolvers<S> = Record<string, {field(source: S, args: Args, context: Context): unknown}['field']>;
/** The arguments of any field. */
export type Args = Record<string, unknown>;

/**
 * The viewer.
 * @throws {ApiError} 401 for a call without a token
 */
export function viewerOf(context: Context): User {
  if (!context.viewer) throw unauthorized();
  // Read the row again, since an earlier mutation of the same request may have changed it.
  return context.store.users.get(context.viewer.id) ?? context.viewer;
}

/** Whether the viewer may see a user. Private users and those who block the viewer look as if they did not exist. */
export function isVisible(context: Context, member: User): boolean {
  if (member.id === context.viewer?.id) return true;
  if (member.isPrivate) return false;
  return !context.viewer || !context.store.connectionsOf(member.id).blocks.includes(context.viewer.id);
}

/** The user with this id, or null if there is none whom the viewer may see. */
export function userById(context: Context, id: number | null): User | null {
  const member = id === null ? undefined : context.store.users.get(id);
  return member && isVisible(context, member) ? member : null;
}

/** A URL on the site. */
export const siteUrl = (context: Context, path: string): string => `${context.origin}/${path}`;
