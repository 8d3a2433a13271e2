/** A registered OAuth client. */
export interface Client {
  readonly id: number;
  readonly name: string;
  /** Where the token is sent: a URL, or a path on the site. */
  readonly redirect: string;
}

/** The clients that are registered from the start. Older ones have small ids. */
const known: readonly Client[] = [
  {id: 21_455, name: 'Automail', redirect: '/home'},
  {id: 1337, name: 'Leet lists', redirect: '/home'},
  {id: 4242, name: 'Answers', redirect: '/settings/developer#answers_auth'},
  {id: 90_210, name: 'Hills', redirect: '/home'},
];

/** The registered clients. As on the site none is ever deleted, except by a reset. */
export class Clients {
  private list: Client[] = [...known];

  get all(): readonly Client[] {
    return this.list;
  }

  /** Finds a client by the id in a URL. */
  find(id: string): Client | undefined {
    return /^\d+$/.test(id) ? this.list.find(client => client.id === Number(id)) : undefined;
  }

  /**
   * Registers a client.
   * @returns the client, or a sentence that says what is invalid
   */
  register(name: string, redirect: string): Client | string {
    if (!name.trim()) return 'The name field is required.';
    if (!URL.canParse(redirect)) return 'The redirect field must be an address.';
    const client = {id: Math.max(...this.list.map(({id}) => id)) + 1, name: name.trim(), redirect};
    this.list.push(client);
    return client;
  }

  reset(): void {
    this.list = [...known];
  }
}

/** The redirect URL with the token in its fragment, appended with "&" if there already is a fragment. */
export function redirectUrlWithToken({redirect}: Client, origin: string, token: string): string {
  const address = redirect.startsWith('/') ? origin + redirect : redirect;
  const pairs = `access_token=${token}&token_type=Bearer&expires_in=31536000`;
  return `${address}${address.includes('#') ? '&' : '#'}${pairs}`;
}
