import {randomBytes} from 'node:crypto';
import {digest} from '../api/token';
import type {Exchange} from './exchange';

const cookieName = 'laravel_session';

/** A session of the site. Guests have no user. */
export interface Session {
  readonly userId: number | undefined;
  readonly nonce: string;
}

/** Signed session cookies and the CSRF token of each session. */
export class Sessions {
  private csrfGeneration = 0;

  start(userId?: number): Session {
    return {userId, nonce: randomBytes(8).toString('hex')};
  }

  /** The session of a request, if its cookie is valid. */
  read(exchange: Exchange): Session | undefined {
    const [user, nonce, signature] = (exchange.cookie(cookieName) ?? '').split('.');
    if (user === undefined || nonce === undefined || signature !== digest(`${user}.${nonce}`, 16)) return undefined;
    return {userId: user === 'guest' ? undefined : Number(user), nonce};
  }

  cookie(session: Session): string {
    const text = `${session.userId === undefined ? 'guest' : String(session.userId)}.${session.nonce}`;
    return `${cookieName}=${text}.${digest(text, 16)}; Path=/; HttpOnly; SameSite=Lax`;
  }

  /** The CSRF token in the served document: 40 letters and digits. */
  csrf(session: Session): string {
    return digest(`${String(this.csrfGeneration)} ${String(session.userId)} ${session.nonce}`, 40);
  }

  /** Invalidates the CSRF tokens of all open pages, like hours of inactivity. The cookies stay valid. */
  expireCsrfTokens(): void {
    this.csrfGeneration++;
  }

  reset(): void {
    this.csrfGeneration = 0;
  }
}
