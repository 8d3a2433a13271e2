/** An application that may ask members for access. */
export interface Client {
  readonly id: number;
  readonly name: string;
  /** Where the token is given to: an address, or a path of the site. */
  readonly redirect: string;
}

/** Applications that are registered from the start, the older ones among them under small numbers. */
const known: readonly Client[] = [
  {id: 21_455, name: 'Automail', redirect: '/home'},
  {id: 1337, name: 'Leet lists', redirect: '/home'},
  {id: 4242, name: 'Answers', redirect: '/settings/developer#answers_auth'},
  {id: 90_210, name: 'Hills', redirect: '/home'},
];

/** The registered applications. None is ever deleted but by a reset, as on the site. */
export class Clients {
  private list: Client[] = [...known];

  get all(): readonly Client[] {
    return this.list;
  }

  /** The application of an id as an address has it. */
  find(id: string): Client | undefined {
    return /^\d+$/.test(id) ? this.list.find(client => client.id === Number(id)) : undefined;
  }

  /** Registers an application; what is wrong with it comes as a sentence. */
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

/** The address a token is given to: behind a fragment that is there already, by "&". */
export function redirectUrlWithToken({redirect}: Client, origin: string, token: string): string {
  const address = redirect.startsWith('/') ? origin + redirect : redirect;
  const pairs = `access_token=${token}&token_type=Bearer&expires_in=31536000`;
  return `${address}${address.includes('#') ? '&' : '#'}${pairs}`;
}
