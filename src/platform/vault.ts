import type {Source} from '#domain/value/store';

/**
 * Stores the script's token. If the script manager or extension has its own storage, the token is kept there. It
 * notifies when the token is set or removed, here or in another tab.
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

/** What a vault is opened with. */
export interface VaultDeps {
  readonly signal: AbortSignal;
  /** Shows the user that the storage fails. */
  readonly showMessage: (text: string) => void;
  readonly legacyToken: LegacyToken;
}
