import {isSameName} from '#domain/compare/people';

interface Visit {
  /** As in the address. */
  readonly userName: string;
}

let visit: Visit | undefined;

/** If this user's profile is open, the name in its address: the recent scores are requested by that spelling. */
export const profileNameOf = (userName: string): string | undefined =>
  visit && isSameName(visit.userName, userName) ? visit.userName : undefined;

/** Notes whose profile is open until the visit ends, which may be after the visit of the next profile has begun. */
export function enterProfile(userName: string, signal: AbortSignal) {
  const own: Visit = {userName};
  visit = own;
  signal.addEventListener('abort', () => {
    if (visit === own) visit = undefined;
  });
}
