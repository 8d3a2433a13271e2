const nameKey = (name: string) => name.trim().toLowerCase();

/** Whether a name is in a list, in any capitalization. */
export function includesName(names: readonly string[], name: string): boolean {
  const wanted = nameKey(name);
  return names.some(each => nameKey(each) === wanted);
}

/** Splits notifications into those that are shown and those of users whose names are in the list. */
export function splitByUsers<T extends {readonly user: string | undefined}>(
  notifications: readonly T[],
  names: readonly string[],
): {readonly shown: readonly T[]; readonly hidden: readonly T[]} {
  const isHidden = ({user}: T) => user !== undefined && includesName(names, user);
  if (!names.length) return {shown: notifications, hidden: []};
  return {shown: notifications.filter(each => !isHidden(each)), hidden: notifications.filter(isHidden)};
}
