import {unauthorized} from '../errors';
import type {User} from '../store/rows';
import type {Store} from '../store/store';

/** What every resolver is given: who asks, from where and when. */
export interface Context {
  readonly store: Store;
  readonly viewer: User | undefined;
  /** True for the site's own calls, which know no page caps. */
  readonly isSite: boolean;
  /** Where addresses in answers lead. */
  readonly origin: string;
  /** Seconds. */
  readonly now: number;
  /** Behaviours switched on for a test, such as unknownMembers. */
  readonly switches: ReadonlySet<string>;
}

/** Resolvers of one type; each names just the arguments it reads, which the schema has checked. */
export type Resolvers<S> = Record<string, {field(source: S, args: Args, context: Context): unknown}['field']>;
export type Args = Record<string, unknown>;

/** The viewer, or the refusal a call without token gets. */
export function viewerOf(context: Context): User {
  if (!context.viewer) throw unauthorized();
  // Read anew: an earlier mutation of the same request may have changed the row.
  return context.store.users.get(context.viewer.id) ?? context.viewer;
}

/** Whether the viewer may see a member: private and blocking ones are as if they did not exist. */
export function isVisible(context: Context, member: User): boolean {
  if (member.id === context.viewer?.id) return true;
  if (member.isPrivate) return false;
  return !context.viewer || !context.store.connectionsOf(member.id).blocks.includes(context.viewer.id);
}

/** A member by id, if there is one whom the viewer may see. */
export function userById(context: Context, id: number | null): User | null {
  const member = id === null ? undefined : context.store.users.get(id);
  return member && isVisible(context, member) ? member : null;
}

/** An address on the site. */
export const siteUrl = (context: Context, path: string): string => `${context.origin}/${path}`;
