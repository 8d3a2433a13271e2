/** What a comparison asks of a member's rating: 0 anything, 1 there must be one, -1 there must be none. */
export type Demand = 0 | 1 | -1;

const demands: Readonly<Record<Demand, Demand>> = {0: 1, 1: -1, [-1]: 0};

/** The demand after a click (spec 2, section 4: comparison). */
export const nextDemand = (demand: Demand): Demand => demands[demand];

/** What the status dot of a comparison goes through, in this order; NOT is "no status". */
const filters = ['all', 'COMPLETED', 'CURRENT', 'PLANNING', 'PAUSED', 'DROPPED', 'REPEATING', 'NOT'] as const;

export type StatusFilter = (typeof filters)[number];

/** The status filter after a click, from the last to the first again (spec 2, section 4: comparison). */
export const nextStatusFilter = (filter: StatusFilter): StatusFilter =>
  filters[(filters.indexOf(filter) + 1) % filters.length] ?? 'all';

/** A member in the address of a comparison. */
export interface ComparedUser {
  readonly name: string;
  readonly demand: Demand;
}

const suffixes: Readonly<Record<string, Demand>> = {'*': 1, '-': -1};

/**
 * The members in the `users` parameter of a comparison's address (spec 2, section 2): names between commas, with `*` where
 * there must be a rating and `-` where there must be none; `~` stands for the current member, and is left out where that
 * one is not known. Names come once.
 */
export function parseComparedUsers(users: string, me: string | undefined): ComparedUser[] {
  const found = new Map<string, ComparedUser>();
  for (const part of users.split(',').map(text => text.trim())) {
    const demand = suffixes[part.slice(-1)] ?? 0;
    const bare = demand === 0 ? part : part.slice(0, -1);
    const name = bare === '~' ? me : bare;
    if (name && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), {name, demand});
  }
  return [...found.values()];
}

/** The `users` parameter for these members; what `parseComparedUsers` reads. */
export const formatComparedUsers = (users: readonly ComparedUser[]): string =>
  users.map(({name, demand}) => name + (demand === 1 ? '*' : demand === -1 ? '-' : '')).join(',');
