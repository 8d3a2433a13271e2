import type {Api} from '../api/api';
import {loadStoredViewer} from '../api/viewer';
import type {Clients} from './clients';
import {redirectUrlWithToken} from './clients';
import type {Exchange} from './exchange';
import type {Sessions} from './sessions';

const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

const policy = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; style-src 'self'; form-action *",
  'Cache-Control': 'no-store',
};

/** The path to redirect to, which can never be another site. */
const onward = (exchange: Exchange): string =>
  /^\/(?!\/)/.exec(exchange.parameter('to') ?? '') ? (exchange.parameter('to') ?? '') : '';

/**
 * Signs the browser in as a user: sets the cookie, and fills the site's local storage by an external script. With `on`,
 * the script also turns on the feature with that key.
 */
export function signIn(exchange: Exchange, api: Api, sessions: Sessions): void {
  const member = api.userByName(exchange.parameter('as') ?? 'member');
  if (!member) {
    exchange.send(404, 'text/plain', 'there is no such member');
    return;
  }
  const given = {as: member.name, on: exchange.parameter('on'), to: onward(exchange)};
  const query = Object.entries(given).map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  const script = `/__standin/sign-in.js?${query.join('&amp;')}`;
  const body = `<p>Signed in as ${member.name}.</p><p><a href="/home">Home</a></p><script src="${script}"></script>`;
  const cookie = sessions.cookie(sessions.start(member.id));
  exchange.send(200, 'text/html; charset=utf-8', page('Sign in', body), {...policy, 'Set-Cookie': cookie});
}

/** A statement that turns on a feature in the settings that the product has stored. */
const turnOn = (key: string): string =>
  `localStorage.setItem('hohSettings', JSON.stringify({...JSON.parse(localStorage.getItem('hohSettings') ?? '{}'), [${JSON.stringify(key)}]: true}));\n`;

/** The script that stores the viewer where the site looks for it. */
export async function signInScript(exchange: Exchange, api: Api): Promise<void> {
  const member = api.userByName(exchange.parameter('as') ?? 'member');
  const viewer = member ? await loadStoredViewer(api, member.id, exchange.origin) : null;
  const to = onward(exchange);
  const on = exchange.parameter('on') ?? '';
  const text = `localStorage.setItem('auth', ${JSON.stringify(JSON.stringify(viewer))});\n${on ? turnOn(on) : ''}${to ? `location.replace(${JSON.stringify(to)});\n` : ''}`;
  exchange.send(200, 'text/javascript; charset=utf-8', text, {'Cache-Control': 'no-store'});
}

/** Ends the session and redirects after clearing the site's local storage. */
export function signOut(exchange: Exchange): void {
  const to = onward(exchange);
  const body = `<p>Signed out.</p><p><a href="/">Start</a></p><script src="/__standin/sign-out.js${to ? `?to=${encodeURIComponent(to)}` : ''}"></script>`;
  const cookie = 'laravel_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0';
  exchange.send(200, 'text/html; charset=utf-8', page('Sign out', body), {...policy, 'Set-Cookie': cookie});
}

/** The script that clears the site's local storage. */
export function signOutScript(exchange: Exchange): void {
  const to = onward(exchange);
  exchange.send(
    200,
    'text/javascript; charset=utf-8',
    `localStorage.removeItem('auth');\n${to ? `location.replace(${JSON.stringify(to)});\n` : ''}`,
  );
}

/** The page that asks whether a client may access the user's account. */
export function authorize(exchange: Exchange, sessions: Sessions, clients: Clients): void {
  const client = clients.find(exchange.parameter('client_id') ?? '');
  const failure = !client
    ? 'invalid_client'
    : exchange.parameter('response_type') === 'token'
      ? undefined
      : 'unsupported_response_type';
  if (failure || !client) {
    exchange.json(failure === 'invalid_client' ? 401 : 400, {
      error: failure,
      error_description: 'Client authentication failed',
      message: 'Client authentication failed',
    });
    return;
  }
  if (sessions.read(exchange)?.userId === undefined) {
    const back = encodeURIComponent(exchange.url.pathname + exchange.url.search);
    const body = `<h1>Login</h1><p>Sign in to AniList first.</p><p><a class="login" href="/__standin/sign-in?as=member&amp;to=${back}">Sign in</a></p>`;
    exchange.send(200, 'text/html; charset=utf-8', page('AniList', body), policy);
    return;
  }
  const body = `<h1>Authorization Request</h1><p>The client ${String(client.id)} is requesting permission to access your account.</p><form method="post" action="/api/v2/oauth/approve"><input type="hidden" name="client_id" value="${String(client.id)}"><button type="submit" class="approve">Approve</button> <a href="/home">Deny</a></form>`;
  exchange.send(200, 'text/html; charset=utf-8', page('AniList', body), policy);
}

/** Redirects to the client's registered URL with the token in the fragment. */
export async function approve(exchange: Exchange, api: Api, sessions: Sessions, clients: Clients): Promise<void> {
  const client = clients.find(new URLSearchParams(await exchange.body()).get('client_id') ?? '');
  const userId = sessions.read(exchange)?.userId;
  if (exchange.request.method !== 'POST' || userId === undefined || !client) {
    exchange.json(401, {error: 'access_denied'});
    return;
  }
  exchange.redirect(
    redirectUrlWithToken(client, exchange.origin, api.tokens.issue(userId, {client: String(client.id)})),
  );
}
