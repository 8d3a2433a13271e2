import type {Character, CharacterRole, Staff, Relation, Media} from '../store/rows';
import {hash} from '../random';
import type {Random} from '../random';
import {knownCharacters, knownPeople} from './knownPeople';
import {
  familyNames,
  givenNames,
  nativeFamilyNames,
  nativeGivenNames,
  westernFamilyNames,
  westernGivenNames,
} from './words';

/** The languages with voice actors, by the names the API uses. */
export const voiceLanguages = [
  'JAPANESE',
  'ENGLISH',
  'KOREAN',
  'ITALIAN',
  'SPANISH',
  'PORTUGUESE',
  'FRENCH',
  'GERMAN',
  'HEBREW',
  'HUNGARIAN',
] as const;

const perLanguage = 120;
/** The number of staff who are not voice actors. */
export const creatorCount = 1400;
const voiceBase = 110_000;
/** The first id of the generated staff who are not voice actors. */
export const firstCreatorId = 120_000;

/** The franchise of each media item: the smallest id among all directly or indirectly related media. */
export function franchises(
  ids: readonly number[],
  relations: ReadonlyMap<number, readonly Relation[]>,
): Map<number, number> {
  const found = new Map<number, number>();
  for (const id of [...ids].sort((a, b) => a - b)) {
    const open = found.has(id) ? [] : [id];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (found.has(next)) continue;
      found.set(next, id);
      for (const relation of relations.get(next) ?? []) open.push(relation.workId);
    }
  }
  return found;
}

function japanese(random: Random): Pick<Staff, 'first' | 'last' | 'native'> {
  const given = random.int(0, givenNames.length - 1);
  const family = random.int(0, familyNames.length - 1);
  return {
    first: givenNames[given] ?? 'Jun',
    last: familyNames[family] ?? 'Mori',
    native: `${nativeFamilyNames[family] ?? '森'}${nativeGivenNames[given] ?? '純'}`,
  };
}

const western = (random: Random): Pick<Staff, 'first' | 'last' | 'native'> => ({
  first: random.pick(westernGivenNames),
  last: random.pick(westernFamilyNames),
  native: null,
});

/** Generates the voice actors of every language, then the writers, artists, directors and composers. */
export function createStaff(random: Random): Staff[] {
  const people: Staff[] = knownPeople();
  voiceLanguages.forEach((language, l) => {
    for (let i = 0; i < perLanguage; i++) {
      const id = voiceBase + l * 1000 + i * 7;
      const name = language === 'JAPANESE' ? japanese(random) : western(random);
      people.push({id, ...name, language, voices: true, favourites: Math.floor(random.next() ** 4 * 30_000)});
    }
  });
  for (let i = 0; i < creatorCount; i++) {
    const name = {...japanese(random), ...(random.chance(0.02) ? {last: null, native: null} : {})};
    people.push({
      id: firstCreatorId + i * 3,
      ...name,
      language: 'JAPANESE',
      voices: false,
      favourites: Math.floor(random.next() ** 5 * 20_000),
    });
  }
  return people;
}

/** The voice actor of a character in a language. Well-known ones are fixed, the others follow from the ids. */
export function voiceActorIdOf(characterId: number, role: CharacterRole['role'], language: string): number | undefined {
  const l = voiceLanguages.findIndex(name => name === language);
  if (l < 0) return undefined;
  const known = l === 0 ? knownCharacters.find(character => character.id === characterId)?.voice : undefined;
  if (known) return known;
  const draw = hash(characterId, l, 77) % 100;
  const share = l === 0 ? 100 : l > 7 ? 15 : role === 'MAIN' ? 85 : role === 'SUPPORTING' ? 45 : 10;
  if (draw >= share) return undefined;
  return voiceBase + l * 1000 + (hash(characterId, l) % perLanguage) * 7;
}

const genders = ['Female', 'Male', 'Female', 'Male', 'Female', 'Male', 'Non-binary', null] as const;

function pool(random: Random, size: number, nextId: () => number): Character[] {
  return Array.from({length: size}, () => {
    const name = japanese(random);
    return {
      id: nextId(),
      first: name.first,
      last: random.chance(0.15) ? null : name.last,
      native: random.chance(0.1) ? null : name.native,
      gender: random.pick(genders),
      favourites: Math.floor(random.next() ** 7 * 9000),
    };
  });
}

/** Generates the characters and their roles. All media of one franchise share their characters. */
export function createCharacters(
  random: Random,
  works: readonly Media[],
): {characters: Character[]; characterRoles: CharacterRole[]} {
  const taken = new Set(knownCharacters.map(character => character.id));
  let last = 100;
  const nextId = (): number => {
    do last += 1 + (hash(last) % 11);
    while (taken.has(last));
    return last;
  };
  const pools = new Map<number, Character[]>();
  const parts: CharacterRole[] = [];
  for (const work of works) {
    if (work.thin) continue;
    let cast = pools.get(work.franchise);
    if (!cast) {
      const own = knownCharacters.filter(character => character.franchise === work.franchise);
      cast = own.map(({id, first, last, native, gender, favourites}) => ({
        id,
        first,
        last,
        native,
        gender,
        favourites,
      }));
      const size = work.id < 20_000 || work.popularity > 200_000 ? random.int(30, 44) : random.int(3, 13);
      cast.push(...pool(random, size, nextId));
      pools.set(work.franchise, cast);
    }
    const count = Math.max(2, cast.length - (hash(work.id) % Math.ceil(cast.length / 3)));
    cast.slice(0, count).forEach((character, i) => {
      const role = i < 3 || i < count / 6 ? 'MAIN' : i < count * 0.7 ? 'SUPPORTING' : 'BACKGROUND';
      parts.push({characterId: character.id, workId: work.id, role});
    });
  }
  return {characters: [...pools.values()].flat(), characterRoles: parts};
}
