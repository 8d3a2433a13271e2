/** One kind of page of the site. `P` is what its address says. */
export interface Route<P extends object = object> {
  readonly name: string;
  /**
   * The host component that shows it. Going between two routes of the same view, the host keeps its nodes
   * and patches them; going to another view, it replaces them.
   */
  readonly view: string;
  /** Addresses that this route accepts and every other route rejects. */
  readonly examples: readonly string[];
  match(address: URL): P | undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;

interface RouteOptions<P extends object> {
  view: string;
  /** Path pattern; matched without regard to case, with or without a slash at the end. */
  path: string;
  examples: readonly string[];
  /** What the address says, from the named groups; `undefined` rejects it after all. */
  read?: (groups: Groups, address: URL) => P | undefined;
}

/** The letters and slashes with which every path of a pattern begins: `/user/` of a pattern of user pages. */
const beginningOf = (path: string) => /^[a-z/]*(?![?*+{])/.exec(path)?.[0] ?? '';

/**
 * Makes a route from a path pattern (the source of a regular expression) with named groups. The engine makes an expression when it is
 * first used, so most of them are never made: a path that begins otherwise is no match.
 */
export function route<P extends object = object>(name: string, options: RouteOptions<P>): Route<P> {
  const beginning = beginningOf(options.path);
  const pattern = new RegExp(`^${options.path}/?$`, 'i');
  const read = options.read ?? (() => ({}) as P);
  return {
    name,
    view: options.view,
    examples: options.examples,
    match(address) {
      const path = address.pathname;
      if (path.slice(0, beginning.length).toLowerCase() !== beginning) return undefined;
      const found = pattern.exec(path);
      return found ? read(found.groups ?? {}, address) : undefined;
    },
  };
}

/** Every address of the site. Not part of the matrix of examples, since it rejects nothing. */
export const anywhere: Route = {name: 'anywhere', view: '', examples: [], match: () => ({})};

/** First route of a list that accepts an address, with what the address says. */
export function matchAny<P extends object>(routes: readonly Route<P>[], address: URL) {
  for (const candidate of routes) {
    const params = candidate.match(address);
    if (params) return {route: candidate, params};
  }
  return undefined;
}

/** Every address of the site, each a visit of its own. */
export const eachAddress: Route<{address: string}> = {
  name: 'eachAddress',
  view: '',
  examples: [],
  match: ({href}) => ({address: href}),
};
