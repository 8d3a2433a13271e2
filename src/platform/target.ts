import type {Build} from './build';
import type {FetchOutside, FetchPicture} from './crossOrigin';
import type {Vault, VaultDeps} from './vault';

/** The capabilities of a way of installing the product. */
export interface Grants {
  readonly storage: boolean;
  readonly requests: boolean;
}

/** The differences between the ways of installing the product. */
export interface Target {
  readonly build: Build;
  /**
   * `pseudo` shows which texts are in no message table, and which have too little room. Otherwise the user chooses the
   * language.
   */
  locale(): 'pseudo' | undefined;
  /** Length of the API's rate window in milliseconds. */
  rateWindow(): number;
  /**
   * How long nothing may happen before nothing more is expected, given the usual time; both in milliseconds. Only the
   * stand-in's pages set a shorter one.
   */
  quietMs(usualMs: number): number;
  /** Time after which a write's missing answer counts as lost (ms). Only the stand-in's pages set less. */
  answerTimeoutMs(): number;
  /** The grants of the script manager: storage of the script's own, and requests to other sites. */
  grants(): Grants;
  /** Opens the script's own storage, which the page cannot read; `undefined` if there is none. */
  openVault(deps: VaultDeps): Vault | undefined;
  /** Requests an address of another site, which the page itself may not read. */
  readonly fetchOutside: FetchOutside;
  /** Requests a picture that the page may show but not read. */
  readonly fetchPicture: FetchPicture;
  /** The address of the folder with pictures of popular features; userscripts have none. */
  readonly pictures?: Promise<string> | undefined;
}
