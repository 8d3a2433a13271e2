import type {Source} from '#domain/value/store';

/**
 * The storage of the script's token: the script manager's or extension's own, if it has one. It notifies when the token
 * is set or removed, here or in another tab.
 */
export interface Vault extends Source {
  /** Resolves once it is known whether there is a token; immediately if the storage is synchronous. */
  readonly ready: Promise<void>;
  read(): string | undefined;
  write(token: string): void;
  clear(): void;
}

/** The key of the token in the script's own storage. */
export const vaultKey = 'accessToken';

/** A token that an earlier version stored elsewhere. */
export interface LegacyToken {
  read(): string | undefined;
  /** Called once the token is stored here, so that it can be deleted there. */
  forget(): void;
}

/** Dependencies of a vault. */
export interface VaultDeps {
  readonly signal: AbortSignal;
  /** Shows the user that the storage fails. */
  readonly showMessage: (text: string) => void;
  readonly legacyToken: LegacyToken;
}
