/** A kind of page of the site. `P` is the data in its address. */
export interface Route<P extends object = object> {
  readonly name: string;
  /**
   * The host component that renders it. When navigating between two routes of the same view, the host keeps its nodes
   * and patches them; for another view, it replaces them.
   */
  readonly view: string;
  /** Addresses that this route accepts and every other route rejects. */
  readonly examples: readonly string[];
  match(address: URL): P | undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;

interface RouteOptions<P extends object> {
  view: string;
  /** Path pattern; case-insensitive, with or without a trailing slash. */
  path: string;
  examples: readonly string[];
  /** Reads data from the named groups and the address; returns `undefined` to reject the address after all. */
  read?: (groups: Groups, address: URL) => P | undefined;
}

/** The literal prefix of a pattern: `/user/` for the user pages. */
const literalPrefixOf = (path: string) => /^[a-z/]*(?![?*+{])/.exec(path)?.[0] ?? '';

/**
 * Creates a route from a path pattern (the source of a regular expression) with named groups. Engines compile an
 * expression on first use, so checking the literal prefix first avoids compiling most of them.
 */
export function route<P extends object = object>(name: string, options: RouteOptions<P>): Route<P> {
  const prefix = literalPrefixOf(options.path);
  const pattern = new RegExp(`^${options.path}/?$`, 'i');
  const read = options.read ?? (() => ({}) as P);
  return {
    name,
    view: options.view,
    examples: options.examples,
    match(address) {
      const path = address.pathname;
      if (path.slice(0, prefix.length).toLowerCase() !== prefix) return undefined;
      const found = pattern.exec(path);
      return found ? read(found.groups ?? {}, address) : undefined;
    },
  };
}

/**
 * Matches every address of the site. Not among the routes whose examples are tested against each other, since it
 * rejects nothing.
 */
export const anywhere: Route = {name: 'anywhere', view: '', examples: [], match: () => ({})};

/** The first route in a list that accepts an address, with the data of the address; `undefined` if none does. */
export function matchAny<P extends object>(routes: readonly Route<P>[], address: URL) {
  for (const candidate of routes) {
    const params = candidate.match(address);
    if (params) return {route: candidate, params};
  }
  return undefined;
}

/** Matches every address of the site, treating each as a separate visit. */
export const eachAddress: Route<{address: string}> = {
  name: 'eachAddress',
  view: '',
  examples: [],
  match: ({href}) => ({address: href}),
};
