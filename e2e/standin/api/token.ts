import {createHmac} from 'node:crypto';
import type {Clock} from './clock';

const secret = 'the stand-in trusts itself';
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

const year = 31_536_000;

/** The claims of a script token: its user and its expiry. */
interface TokenClaims {
  readonly aud: string;
  readonly jti: string;
  readonly iat: number;
  readonly exp: number;
  readonly sub: string;
}

/** Script tokens of the users. Tokens issued before a revocation are invalid. */
export class Tokens {
  private readonly revocationCounts = new Map<number, number>();

  constructor(private readonly clock: Clock) {}

  private get seconds(): number {
    return Math.floor(this.clock.now() / 1000);
  }

  private idOf(userId: number): string {
    return `${String(this.revocationCounts.get(userId) ?? 0)}-${String(userId)}`;
  }

  /** Creates a token for a user. It is valid for a year by default, like real ones. */
  issue(userId: number, {client = '21455', seconds = year} = {}): string {
    const iat = this.seconds;
    const claims: TokenClaims = {aud: client, jti: this.idOf(userId), iat, exp: iat + seconds, sub: String(userId)};
    const text = `${encode({typ: 'JWT', alg: 'HS256'})}.${encode(claims)}`;
    return `${text}.${sign(text)}`;
  }

  /** The user id of a token, or undefined if it is foreign, expired or revoked. */
  userIdOf(token: string): number | undefined {
    const [head, body, signature] = token.split('.');
    if (!head || !body || signature !== sign(`${head}.${body}`)) return undefined;
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as TokenClaims;
    const id = Number(claims.sub);
    return claims.exp > this.seconds && claims.jti === this.idOf(id) ? id : undefined;
  }

  /** Invalidates all tokens issued to a user so far. */
  revoke(userId: number): void {
    this.revocationCounts.set(userId, (this.revocationCounts.get(userId) ?? 0) + 1);
  }

  clear(): void {
    this.revocationCounts.clear();
  }
}

/** A short keyed digest in letters and digits. */
export const digest = (text: string, length: number): string =>
  createHmac('sha256', secret).update(text).digest('hex').slice(0, length);
