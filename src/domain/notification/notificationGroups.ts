import {isActivityNotification, isForumNotification, type NotificationKind} from './notifications';

/** What grouping looks at. */
export interface Groupable {
  readonly kind: NotificationKind;
  readonly unread: boolean;
  /** Name of whoever did it; `undefined` where nobody did. */
  readonly user: string | undefined;
  /** Path of what it is about. */
  readonly to: string | undefined;
}

/** Neighbours that are shown as one, newest first; never empty. */
export type NotificationGroup<N> = readonly [N, ...N[]];

type Bond = 'target' | 'user' | 'kind';

/** What may hold neighbours of a kind together. */
function bondsOf(kind: NotificationKind): readonly Bond[] {
  if (kind === 'follow') return ['kind'];
  if (isActivityNotification(kind)) return ['target', 'user'];
  return isForumNotification(kind) ? ['target'] : [];
}

/** What two have in common for a bond; `undefined` holds nothing together. */
const common: Readonly<Record<Bond, (notification: Groupable) => string | undefined>> = {
  kind: ({kind}) => kind,
  target: ({to}) => to,
  user: ({user}) => user,
};

/** The bonds that would still hold a group together with the next in it. */
function heldWith(next: Groupable, {group: [first], bonds}: Held<Groupable>): readonly Bond[] {
  if (first.kind !== next.kind || first.unread !== next.unread) return [];
  return bonds.filter(bond => common[bond](next) !== undefined && common[bond](first) === common[bond](next));
}

interface Held<N> {
  readonly group: [N, ...N[]];
  bonds: readonly Bond[];
}

/**
 * Groups neighbours: those who did the same to one thing, and what one person did to several things; new followers. Read and unread
 * ones stay apart, and the order is kept (specification 3, section 4).
 */
export function groupNotifications<N extends Groupable>(notifications: readonly N[]): NotificationGroup<N>[] {
  const groups: Held<N>[] = [];
  for (const next of notifications) {
    const last = groups.at(-1);
    const bonds = last ? heldWith(next, last) : [];
    if (last && bonds.length) {
      last.group.push(next);
      last.bonds = bonds;
    } else groups.push({group: [next], bonds: bondsOf(next.kind)});
  }
  return groups.map(({group}) => group);
}

/** Each value once, in order; what is not there left out. */
export const distinct = <T>(values: readonly (T | undefined)[]): T[] => [
  ...new Set(values.filter(value => value !== undefined)),
];

/** Side of an avatar in a group by its place, from 0, in pixels: they shrink from the eighth (specification 3, section 4). */
export const avatarSide = (place: number) => (place < 7 ? 46 : 24);

/** "A", "A and B", "A, B and 3 others": the names of a group and how many are left out. */
export function namesOf(
  names: readonly string[],
  most = 3,
): {readonly named: readonly string[]; readonly others: number} {
  const named = names.length > most ? names.slice(0, most - 1) : names;
  return {named, others: names.length - named.length};
}
