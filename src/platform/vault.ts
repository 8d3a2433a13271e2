/** Keeps the script's token. Where a script manager or an extension has storage of its own, it is kept there. */
export interface Vault {
  read(): string | undefined;
  write(token: string): void;
  clear(): void;
  /** Calls back when the token came or went, here or in another tab, until the signal ends. */
  subscribe(listener: () => void, options: {signal: AbortSignal}): void;
}
