/** Sort weights of roles (spec 3, section 9). */
const weights: ReadonlyMap<string, number> = new Map([
  ['director', 2],
  ['original creator', 1.9],
  ['script', 1.8],
  ['storyboard', 1.75],
  ['art director', 1.7],
  ['character design', 1.65],
  ['animation director', 1.6],
  ['assistant director', 1],
  ['episode director', 1],
  ['key animation', 0],
  ['animation', -0.1],
  ['2nd key animation', -0.5],
  ['in-between animation', -1],
]);

const unknownRole = 0;

/** The weight of a role as the API words it; the episodes in brackets behind it do not matter. */
export const roleWeight = (role: string): number =>
  weights.get(
    role
      .replace(/\s*\(.*$/s, '')
      .trim()
      .toLowerCase(),
  ) ?? unknownRole;

/**
 * Roles of one person in one work, the weightiest first. Roles that the table does not name stand with key
 * animation, and roles of the same weight keep their order.
 */
export const sortRoles = (roles: readonly string[]): string[] =>
  [...roles].sort((first, second) => roleWeight(second) - roleWeight(first));
