import * as v from 'valibot';

/** What a token says of itself; nothing in it is checked, the API does that. */
export interface TokenClaims {
  /** User id of the account that the script acts for. */
  readonly userId: number | undefined;
  /** Epoch milliseconds after which the API takes it no longer. */
  readonly expires: number | undefined;
}

const payload = v.object({
  sub: v.optional(v.union([v.number(), v.pipe(v.string(), v.transform(Number))])),
  exp: v.optional(v.number()),
});

/** Reads a JSON Web Token's claims; what cannot be read is undefined. */
export function claimsOf(token: string): TokenClaims {
  const body = token.split('.')[1] ?? '';
  // Asked at document-start, where most have no token: nothing may be thrown for them, not even into a catch.
  if (!body) return {userId: undefined, expires: undefined};
  try {
    const {sub, exp} = v.parse(payload, JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))));
    return {userId: Number.isInteger(sub) ? sub : undefined, expires: exp === undefined ? undefined : exp * 1000};
  } catch {
    return {userId: undefined, expires: undefined};
  }
}
