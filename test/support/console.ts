/** Captures console output during each test instead of printing it. */
export function useConsole(): {readonly lines: readonly string[]} {
  const lines: string[] = [];
  const {info, warn, error} = console;
  const keep =
    (name: string) =>
    (...words: unknown[]) =>
      void lines.push(`${name}: ${words.map(String).join(' ')}`);
  beforeEach(() => {
    lines.length = 0;
    Object.assign(console, {info: keep('info'), warn: keep('warn'), error: keep('error')});
  });
  afterEach(() => Object.assign(console, {info, warn, error}));
  return {lines};
}
