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

type PathParams = Readonly<Record<string, string | undefined>>;

interface RouteOptions<P extends object> {
  view: string;
  /** See `compilePath`. */
  path: string;
  examples: readonly string[];
  /** Reads data from the named parts of the path and the address; returns `undefined` to reject the address after all. */
  read?: (params: PathParams, address: URL) => P | undefined;
}

/** `{`, `}`, a named part (with its slash, expression and question mark), or a character to escape. */
const tokens = /[{}]|(\/?):(\w+)(?:\(((?:[^()]|\([^()]*\))+)\))?(\?)?|[.*+|]/g;

/**
 * Compiles a path pattern into a regular expression that matches a whole path, in any case, with or without a slash at
 * the end. The notation is that of the site's router: `:name` is a segment or a part of one, `:name(\d+)` one that an
 * expression matches, `:name?` may be missing together with the slash before it, and so may the content of `{…}?`.
 */
export function compilePath(path: string): RegExp {
  type Part = readonly [slash?: string, name?: string, expression?: string, optional?: string];
  const sourceOf = (token: string, ...[slash, name, expression = '[^/]+', optional]: Part) => {
    if (name === undefined) return {'{': '(?:', '}': ')'}[token] ?? `\\${token}`;
    const part = `${slash}(?<${name}>${expression})`;
    return optional ? `(?:${part})?` : part;
  };
  const source = path.replace(/\/$/, '').replace(tokens, sourceOf);
  return new RegExp(`^${source}/?$`, 'i');
}

/** The segments with which every path of a pattern begins: `/user` for the pages of a user. */
const literalPrefixOf = (path: string) => path.replace(/\/[^/]*[:{].*$|\/$/, '');

/**
 * Creates a route from a path pattern. The pattern is compiled for the first address with its prefix, which never
 * happens for most routes of a visit.
 */
export function route<P extends object = object>(name: string, options: RouteOptions<P>): Route<P> {
  const prefix = literalPrefixOf(options.path);
  const read = options.read ?? (() => ({}) as P);
  let pattern: RegExp | undefined;
  return {
    name,
    view: options.view,
    examples: options.examples,
    match(address) {
      const path = address.pathname;
      if (path.slice(0, prefix.length).toLowerCase() !== prefix) return undefined;
      if (path.length > prefix.length && path[prefix.length] !== '/') return undefined;
      pattern ??= compilePath(options.path);
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
