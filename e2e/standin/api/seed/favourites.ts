import type {ListEntry, User} from '../store/rows';
import type {UserConnections} from '../store/socialRows';
import type {Catalogue} from '../store/store';
import type {Random} from '../random';
import {cast} from './members';

/** Gives users favourites: media they scored well, and characters and staff that others like too. */
export function withFavourites(
  random: Random,
  ties: readonly UserConnections[],
  members: readonly User[],
  entries: readonly ListEntry[],
  catalogue: Catalogue,
): UserConnections[] {
  const types = new Map(catalogue.works.map(work => [work.id, work.type]));
  const liked = new Map<number, ListEntry[]>();
  for (const entry of entries)
    if (entry.rawScore >= 75) liked.set(entry.userId, [...(liked.get(entry.userId) ?? []).slice(-80), entry]);
  const characters = [...catalogue.characters]
    .sort((a, b) => b.favourites - a.favourites)
    .slice(0, 1500)
    .map(row => row.id);
  const people = [...catalogue.staff]
    .sort((a, b) => b.favourites - a.favourites)
    .slice(0, 400)
    .map(row => row.id);
  const studios = catalogue.studios.filter(row => row.isAnimationStudio).map(row => row.id);
  const byId = new Map(members.map(row => [row.id, row]));
  return ties.map(row => {
    if (!byId.has(row.id) || row.id === cast.newcomer) return row;
    const named = row.id === cast.member || row.id === cast.other;
    const works = (liked.get(row.id) ?? []).map(entry => entry.mediaId);
    const count = (low: number, high: number): number => (named ? high : random.int(low, high));
    const front = (ids: readonly number[], n: number): number[] => [
      ...new Set(Array.from({length: n}, () => random.pickFront(ids))),
    ];
    return {
      ...row,
      anime: works.filter(id => types.get(id) === 'ANIME').slice(0, count(0, 27)),
      manga: works.filter(id => types.get(id) === 'MANGA').slice(0, count(0, 12)),
      characters: front(characters, count(0, 30)),
      staff: front(people, count(0, 12)),
      studios: named ? [4, 11, 2, 43, 21] : random.sample(studios, random.int(0, 4)),
    };
  });
}
