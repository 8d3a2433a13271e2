/** Captures console output during each test instead of printing it. */
export function useConsole(): {readonly lines: readonly string[]} {
  const lines: string[] = [];
  const {info, warn, error} = console;
  const keep =
    (name: string) =>
    (...words: unknown[]) => {
      // The test runner logs the error of each error event, before any other listener; a delayed measurement has none.
      if (words.length !== 1 || words[0] !== null) lines.push(`${name}: ${words.map(String).join(' ')}`);
    };
  beforeEach(() => {
    lines.length = 0;
    Object.assign(console, {info: keep('info'), warn: keep('warn'), error: keep('error')});
  });
  afterEach(() => Object.assign(console, {info, warn, error}));
  return {lines};
}
