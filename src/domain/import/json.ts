/** An object of JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object of JSON, and neither an array nor null. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a field that the object has itself, which no name of a prototype reaches. */
export const field = (object: unknown, name: string): unknown =>
  isJsonObject(object) && Object.hasOwn(object, name) ? object[name] : undefined;

/** A list in a field; empty if there is none. */
export function listIn(object: unknown, name: string): readonly unknown[] {
  const value = field(object, name);
  return Array.isArray(value) ? value : [];
}

/** A text in a field. */
export function textIn(object: unknown, name: string): string | undefined {
  const value = field(object, name);
  return typeof value === 'string' ? value : undefined;
}

/** A parsed JSON text; `undefined` if it is none. */
export function parseJson(source: string): {readonly value: unknown} | undefined {
  try {
    return {value: JSON.parse(source)};
  } catch {
    return undefined;
  }
}
