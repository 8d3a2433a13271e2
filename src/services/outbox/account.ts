import type {Session} from '../session';
import {claimsOf} from '../token';

/** The script's account: what its writes are kept under. */
export interface Account {
  readonly key: string;
  /** Where the token says it. */
  readonly userId: number | undefined;
  readonly userName: string | undefined;
}

/** Whose writes may be sent now; `undefined` while the script is not signed in. A token that does not say whose it is counts as the site's user's. */
export function accountOf(session: Session): Account | undefined {
  const token = session.token();
  if (token === undefined) return undefined;
  const {userId} = claimsOf(token);
  const userName = session.userName();
  if (userId === undefined && userName === undefined) return undefined;
  return {key: userId === undefined ? `name:${userName ?? ''}` : `id:${userId}`, userId, userName};
}
