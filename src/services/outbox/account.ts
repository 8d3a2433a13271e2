import type {Session} from '../session';
import {claimsOf} from '../token';

/** The account that the script is signed in to. Writes are stored under it. */
export interface Account {
  readonly key: string;
  /** Known if the token contains it. */
  readonly userId: number | undefined;
  readonly userName: string | undefined;
}

/**
 * The account whose writes may be sent now; `undefined` while the script is signed out. A token without a user id
 * counts as that of the site's user.
 */
export function accountOf(session: Session): Account | undefined {
  const token = session.token();
  if (token === undefined) return undefined;
  const {userId} = claimsOf(token);
  const userName = session.userName();
  if (userId === undefined && userName === undefined) return undefined;
  return {key: userId === undefined ? `name:${userName ?? ''}` : `id:${userId}`, userId, userName};
}
