import * as v from 'valibot';

/** The claims in a token. Nothing is verified here; the API does that. */
export interface TokenClaims {
  /** User id of the account that the script acts for. */
  readonly userId: number | undefined;
  /** When the API stops accepting it (epoch milliseconds). */
  readonly expires: number | undefined;
}

const claimsShape = v.object({
  sub: v.optional(v.union([v.number(), v.pipe(v.string(), v.transform(Number))])),
  exp: v.optional(v.number()),
});

function decode(token: string): TokenClaims {
  const body = token.split('.')[1] ?? '';
  // Runs at document-start, where most users have no token: nothing may be thrown for them, not even into a catch.
  if (!body) return {userId: undefined, expires: undefined};
  try {
    const {sub, exp} = v.parse(claimsShape, JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))));
    return {userId: Number.isInteger(sub) ? sub : undefined, expires: exp === undefined ? undefined : exp * 1000};
  } catch {
    return {userId: undefined, expires: undefined};
  }
}

let last: {readonly token: string; readonly claims: TokenClaims} | undefined;

/** The claims of a JSON Web Token, which is decoded once. Claims that cannot be read are `undefined`. */
export function claimsOf(token: string): TokenClaims {
  if (last?.token !== token) last = {token, claims: decode(token)};
  return last.claims;
}
