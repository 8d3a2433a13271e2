const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

const nameOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '__typename' in value ? value.__typename : undefined;

/**
 * Lists how a response differs in shape from a known one: missing and extra members, and other types. Null matches
 * anything.
 */
export function shapeDifferences(actual: unknown, known: unknown, path = ''): string[] {
  if (actual === null || known === null) return [];
  if (kindOf(actual) !== kindOf(known)) return [`${path} is ${kindOf(actual)}, not ${kindOf(known)}`];
  if (Array.isArray(actual) && Array.isArray(known)) {
    const samples: readonly unknown[] = known;
    return actual.flatMap((item: unknown) => {
      const twin = nameOf(item) === undefined ? samples[0] : samples.find(other => nameOf(other) === nameOf(item));
      return twin === undefined ? [] : shapeDifferences(item, twin, `${path}[]`);
    });
  }
  if (typeof actual !== 'object' || typeof known !== 'object') return [];
  const own = new Map<string, unknown>(Object.entries(actual));
  const other = new Map<string, unknown>(Object.entries(known));
  const missing = [...other.keys()].filter(key => !own.has(key)).map(key => `${path}.${key} is missing`);
  const extra = [...own.keys()].filter(key => !other.has(key)).map(key => `${path}.${key} is extra`);
  const inner = [...own].flatMap(([key, value]) =>
    other.has(key) ? shapeDifferences(value, other.get(key), `${path}.${key}`) : [],
  );
  return [...missing, ...extra, ...inner];
}
