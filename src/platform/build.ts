/** Everything that differs from one release to the next. */
export interface Build {
  /** The product's name as shown to users. */
  readonly name: string;
  readonly version: string;
  /** The way in which the product is installed; an extension's pages may show less of other sites. */
  readonly target: 'userscript' | 'extension';
  /** Origin of the site that the product enhances, without a trailing slash. */
  readonly origin: string;
  /** Address of the site's GraphQL API. */
  readonly api: string;
  /** Page on which users authorise the script; the client id is appended. */
  readonly authorize: string;
  /** The project's own client id at the site; empty until one is registered. */
  readonly clientId: string;
  readonly homepage: string;
  /** Address of the installation guide, without query and fragment. */
  readonly installPage: string;
  readonly repository: string;
  readonly downloads: string;
  /**
   * Address of the list of fixes between releases (rule script-8), on one of the hosts of `crossOrigin`; empty: none is
   * fetched.
   */
  readonly siteFixes: string;
  /** Name of the account that the donator check never blocks. */
  readonly author: string;
  /** Donators are blocked after this time (epoch milliseconds); `undefined` disables the check. */
  readonly donatorCutoff: number | undefined;
  /** Hosts besides the API that the product may access through the script manager. */
  readonly crossOrigin: readonly string[];
}
