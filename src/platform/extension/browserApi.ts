/**
 * The part of an extension's interface that the bridge and the worker use; with promises in both browsers with manifest
 * version 3.
 */
export interface BrowserApi {
  readonly storage: {
    readonly local: {
      get(key: string): Promise<Record<string, unknown>>;
      set(items: Record<string, unknown>): Promise<void>;
      remove(key: string): Promise<void>;
    };
    readonly onChanged: {addListener(listener: (changes: object, area: string) => void): void};
  };
  readonly runtime: {
    readonly id: string;
    getURL(path: string): string;
    sendMessage(message: unknown): Promise<unknown>;
    readonly onMessage: {
      addListener(
        listener: (message: unknown, sender: {readonly id?: string}, answer: (value: unknown) => void) => boolean,
      ): void;
    };
    openOptionsPage(): Promise<void>;
  };
  readonly action: {readonly onClicked: {addListener(listener: () => void): void}};
  readonly permissions: {contains(wanted: {readonly origins: readonly string[]}): Promise<boolean>};
}

/** Firefox names its interface `browser`; some functions of its `chrome` use callbacks. */
export const browserApi = (): BrowserApi => {
  const scope = globalThis as {readonly browser?: unknown; readonly chrome?: unknown};
  return (scope.browser ?? scope.chrome) as BrowserApi;
};
