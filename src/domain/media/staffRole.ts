/** Sort weights of staff roles (rule media-10). */
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

/** A role in the API's wording, without the episodes in parentheses after it. */
export const baseRole = (role: string): string => role.replace(/\s*\(.*$/s, '').trim();

/** The weight of a role, whatever the episodes after it. */
export const roleWeight = (role: string): number => weights.get(baseRole(role).toLowerCase()) ?? unknownRole;

/**
 * Sorts one person's roles in one media item, highest weight first. Roles that are not in the table rank with key
 * animation, and roles of equal weight keep their order.
 */
export const sortRoles = (roles: readonly string[]): string[] =>
  [...roles].sort((first, second) => roleWeight(second) - roleWeight(first));
