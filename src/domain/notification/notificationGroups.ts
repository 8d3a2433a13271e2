import {isActivityNotification, isForumNotification, type NotificationKind} from './notifications';

/** The fields of a notification used for grouping. */
export interface Groupable {
  readonly kind: NotificationKind;
  readonly unread: boolean;
  /** Name of the user who caused it; `undefined` if there is none. */
  readonly user: string | undefined;
  /** Path of its target. */
  readonly to: string | undefined;
}

/** Consecutive notifications shown as one, newest first; never empty. */
export type NotificationGroup<N> = readonly [N, ...N[]];

type SharedField = 'target' | 'user' | 'kind';

/** The fields that consecutive notifications of a kind may share to be grouped. */
function groupableFieldsOf(kind: NotificationKind): readonly SharedField[] {
  if (kind === 'follow') return ['kind'];
  if (isActivityNotification(kind)) return ['target', 'user'];
  return isForumNotification(kind) ? ['target'] : [];
}

/** The value of a shared field; `undefined` never matches. */
const valueOf: Readonly<Record<SharedField, (notification: Groupable) => string | undefined>> = {
  kind: ({kind}) => kind,
  target: ({to}) => to,
  user: ({user}) => user,
};

/** The shared fields that remain if the next notification joins the group. */
function sharedFieldsWith(next: Groupable, {group: [first], bonds}: OpenGroup<Groupable>): readonly SharedField[] {
  if (first.kind !== next.kind || first.unread !== next.unread) return [];
  return bonds.filter(bond => valueOf[bond](next) !== undefined && valueOf[bond](first) === valueOf[bond](next));
}

interface OpenGroup<N> {
  readonly group: [N, ...N[]];
  bonds: readonly SharedField[];
}

/**
 * Groups consecutive notifications: several users who did the same to one target, one user who did the same to several
 * targets, and new followers. Read and unread ones stay separate, and the order is kept. The criteria are our choice.
 */
export function groupNotifications<N extends Groupable>(notifications: readonly N[]): NotificationGroup<N>[] {
  const groups: OpenGroup<N>[] = [];
  for (const next of notifications) {
    const last = groups.at(-1);
    const bonds = last ? sharedFieldsWith(next, last) : [];
    if (last && bonds.length) {
      last.group.push(next);
      last.bonds = bonds;
    } else groups.push({group: [next], bonds: groupableFieldsOf(next.kind)});
  }
  return groups.map(({group}) => group);
}

/** The unique defined values, in order. */
export const uniqueDefined = <T>(values: readonly (T | undefined)[]): T[] => [
  ...new Set(values.filter(value => value !== undefined)),
];

/** Size (px) of the avatar at a position (from 0) in a group; avatars from the eighth on are smaller. */
export const avatarSize = (place: number) => (place < 7 ? 46 : 24);

/** Splits the names of a group into the displayed ones and the number left out: "A", "A and B", "A, B and 3 others". */
export function summariseNames(
  names: readonly string[],
  maxNames = 3,
): {readonly named: readonly string[]; readonly others: number} {
  const named = names.length > maxNames ? names.slice(0, maxNames - 1) : names;
  return {named, others: names.length - named.length};
}
