const idOf = (value: object) => {
  const {__typename: type, id} = value as {__typename?: unknown; id?: unknown};
  return typeof type === 'string' && (typeof id === 'number' || typeof id === 'string') ? `${type}:${id}` : undefined;
};

/** Collects the names of all objects with an id in an answer, in the form Apollo's cache uses. */
export function entitiesIn(data: unknown, found = new Set<string>()): Set<string> {
  if (typeof data !== 'object' || data === null) return found;
  const id = idOf(data);
  if (id !== undefined) found.add(id);
  for (const value of Object.values(data)) entitiesIn(value, found);
  return found;
}
