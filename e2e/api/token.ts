import {createHmac} from 'node:crypto';

const secret = 'the stand-in trusts itself';
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** What a script token says: whose it is and until when. */
export interface TokenClaims {
  readonly aud: string;
  readonly jti: string;
  readonly iat: number;
  readonly exp: number;
  readonly sub: string;
}

const year = 31_536_000;

/** A token of a user, valid for a year. The generation is told so that older tokens can be revoked. */
export function makeToken(userId: number, now: number, generation: number, client = '21455'): string {
  const claims: TokenClaims = {
    aud: client,
    jti: `${String(generation)}-${String(userId)}`,
    iat: now,
    exp: now + year,
    sub: String(userId),
  };
  const text = `${encode({typ: 'JWT', alg: 'HS256'})}.${encode(claims)}`;
  return `${text}.${sign(text)}`;
}

/** The claims of a token of ours that has not expired. */
export function readToken(token: string, now: number): TokenClaims | undefined {
  const [head, body, signature] = token.split('.');
  if (!head || !body || signature !== sign(`${head}.${body}`)) return undefined;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as TokenClaims;
  return claims.exp > now ? claims : undefined;
}

/** A short keyed digest in letters and digits. */
export const digest = (text: string, length: number): string =>
  createHmac('sha256', secret).update(text).digest('hex').slice(0, length);
