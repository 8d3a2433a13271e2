let owner: string | undefined;

/** Whether this user's profile is open, whose recent scores are requested together. */
export const isProfileOf = (userName: string) => userName === owner;

/** Notes whose profile is open until the visit ends, which may be after the visit of the next profile has begun. */
export function enterProfile(userName: string, signal: AbortSignal) {
  owner = userName;
  signal.addEventListener('abort', () => {
    if (owner === userName) owner = undefined;
  });
}
