import type {Build} from './build';
import type {FetchOutside, FetchPicture} from './crossOrigin';
import type {Vault, VaultDeps} from './vault';

/** What a way of installing the product allows. */
export interface Grants {
  readonly storage: boolean;
  readonly requests: boolean;
}

/** What differs from one way of installing the product to another. */
export interface Target {
  readonly build: Build;
  /** `pseudo` shows which texts are in no message table, and which have too little room. Otherwise the person chooses the language. */
  locale(): 'pseudo' | undefined;
  /** Length of the API's rate window in milliseconds. */
  rateWindow(): number;
  /** What the script manager allows: storage of the script's own, and requests to other sites. */
  grants(): Grants;
  /** Opens the storage of the script's own that the page cannot read; `undefined` where there is none. */
  openVault(deps: VaultDeps): Vault | undefined;
  /** Requests an address of another site, which the page itself may not read. */
  readonly fetchOutside: FetchOutside;
  /** Requests a picture that the page may show but not read. */
  readonly fetchPicture: FetchPicture;
}
