import {isStarted} from '../list/listStatus';
import {lengthOf, progressOf, type RoleCard, type RoleMedia} from './roleCard';
import {baseRole, roleWeight} from './staffRole';

/** The figures of a list of roles. They count the visible cards, each media item once. */
export interface RoleStatistics {
  /** The number of media, each once. */
  readonly media: number;
  /** Mean of the average scores, out of 100. */
  readonly meanScore: number | undefined;
  /** Minutes of all anime, or chapters of all manga, as far as known. */
  readonly length: number;
  /** Number of media that the user has started. */
  readonly begun: number;
  /** Minutes watched, or chapters read. */
  readonly progress: number;
  /** Number of cards with each role, most important role first. */
  readonly roles: readonly (readonly [role: string, count: number])[];
}

const sum = (values: readonly (number | undefined)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);

/** Roles by weight, then by frequency. */
function countRoles(cards: readonly RoleCard[]): (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const {roles} of cards)
    for (const role of new Set(roles.map(baseRole))) counts.set(role, (counts.get(role) ?? 0) + 1);
  return [...counts].sort(
    ([one, count], [other, otherCount]) => roleWeight(other) - roleWeight(one) || otherCount - count,
  );
}

/** Computes the figures of one list of cards. */
export function roleStatistics(cards: readonly RoleCard[]): RoleStatistics {
  const media = [...new Map<number, RoleMedia>(cards.map(card => [card.media.id, card.media])).values()];
  const scores = media.flatMap(({score}) => score || []);
  return {
    media: media.length,
    meanScore: scores.length ? sum(scores) / scores.length : undefined,
    length: sum(media.map(lengthOf)),
    begun: media.filter(({entry}) => isStarted(entry?.status)).length,
    progress: sum(media.map(progressOf)),
    roles: countRoles(cards),
  };
}
