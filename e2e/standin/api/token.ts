import {createHmac} from 'node:crypto';
import type {Clock} from './clock';

const secret = 'the stand-in trusts itself';
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

const year = 31_536_000;

/** What a script token says: whose it is and until when. */
interface TokenClaims {
  readonly aud: string;
  readonly jti: string;
  readonly iat: number;
  readonly exp: number;
  readonly sub: string;
}

/** The script tokens of the members; those given before a revocation are void. */
export class Tokens {
  private readonly revocationCounts = new Map<number, number>();

  constructor(private readonly clock: Clock) {}

  private get seconds(): number {
    return Math.floor(this.clock.now() / 1000);
  }

  private idOf(userId: number): string {
    return `${String(this.revocationCounts.get(userId) ?? 0)}-${String(userId)}`;
  }

  /** A token of a member, valid for so many seconds; a year, as the real ones. */
  issue(userId: number, {client = '21455', seconds = year} = {}): string {
    const iat = this.seconds;
    const claims: TokenClaims = {aud: client, jti: this.idOf(userId), iat, exp: iat + seconds, sub: String(userId)};
    const text = `${encode({typ: 'JWT', alg: 'HS256'})}.${encode(claims)}`;
    return `${text}.${sign(text)}`;
  }

  /** Whose token this is, if it is ours, in time and not revoked. */
  userIdOf(token: string): number | undefined {
    const [head, body, signature] = token.split('.');
    if (!head || !body || signature !== sign(`${head}.${body}`)) return undefined;
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as TokenClaims;
    const id = Number(claims.sub);
    return claims.exp > this.seconds && claims.jti === this.idOf(id) ? id : undefined;
  }

  /** Makes all tokens of a member invalid that were given so far. */
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
