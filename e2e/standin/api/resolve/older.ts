import {hash} from '../random';
import type {User, Staff, Media} from '../store/rows';
import type {ListGroup} from './collection';
import type {Resolvers} from './context';

const seasons: Readonly<Record<string, number>> = {WINTER: 1, SPRING: 2, SUMMER: 3, FALL: 4};

/** Year and season as one number: 982 for spring 1998. */
function seasonNumber({season, seasonYear}: Media): number | null {
  const number = season === null ? undefined : seasons[season];
  return number === undefined || seasonYear === null ? null : (seasonYear % 100) * 10 + number;
}

/** How the number of an anime's viewers decreased over its first episodes. */
function progression(work: Media): object[] {
  if (work.type !== 'ANIME' || work.averageScore === null) return [];
  const {averageScore} = work;
  return Array.from({length: Math.min(12, work.episodes ?? 12)}, (_, i) => ({
    episode: i + 1,
    score: averageScore + (hash(work.id, i) % 30) / 10,
    watching: Math.round(work.popularity * 0.12 * 0.95 ** i),
  }));
}

const changedAt = ({id}: {readonly id: number}): number => 1_600_000_000 + (hash(id, 71) % 150_000_000);

interface Collection {
  readonly lists: readonly ListGroup[];
}
const groups = ({lists}: Collection, custom: boolean): unknown[] =>
  lists.filter(group => group.isCustomList === custom).map(group => group.entries);

/** Deprecated fields that the API still answers. */
export const olderTypes: Readonly<Record<string, Resolvers<never>>> = {
  Media: {seasonInt: work => seasonNumber(work)} satisfies Resolvers<Media>,
  MediaStats: {airingProgression: work => progression(work)} satisfies Resolvers<Media>,
  Character: {updatedAt: row => changedAt(row)} satisfies Resolvers<{readonly id: number}>,
  Staff: {updatedAt: row => changedAt(row), language: row => row.language} satisfies Resolvers<Staff>,
  MediaListCollection: {
    statusLists: row => groups(row, false),
    customLists: row => groups(row, true),
  } satisfies Resolvers<Collection>,
  MediaListOptions: {useLegacyLists: () => false, sharedTheme: () => ({}), sharedThemeEnabled: () => false},
  MediaListTypeOptions: {theme: () => ({})},
  User: {
    stats: row => row,
    moderatorStatus: row => (row.moderatorRoles === null ? null : 'Moderator'),
  } satisfies Resolvers<User>,
};
