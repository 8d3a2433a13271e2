/**
 * Names of the custom lists that contain an entry. The API returns an object of names and booleans, an array of names,
 * or an array of objects.
 */
export function customLists(value: unknown): readonly string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return Object.keys(value).filter(name => Reflect.get(value, name) === true);
  return value.flatMap((each: unknown) => {
    if (typeof each === 'string') return each;
    if (typeof each !== 'object' || each === null || Reflect.get(each, 'enabled') !== true) return [];
    const name: unknown = Reflect.get(each, 'name');
    return typeof name === 'string' ? name : [];
  });
}

/** The custom lists of an entry after a change of the lists it was on before, wherever it is now. */
export const changedLists = (
  wanted: readonly string[],
  before: readonly string[],
  now: readonly string[],
): readonly string[] => [
  ...now.filter(name => wanted.includes(name) || !before.includes(name)),
  ...wanted.filter(name => !before.includes(name) && !now.includes(name)),
];
