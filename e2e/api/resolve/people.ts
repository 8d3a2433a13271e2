import {asText} from '../markdown';
import {hash} from '../random';
import {voiceLanguages, voiceOf} from '../seed/cast';
import type {Character, Credit, FavouriteKind, Part, Person, Studio, Work} from '../store/rows';
import type {Store} from '../store/store';
import type {Args, Context, Fields} from './context';
import {siteUrl} from './context';
import {searchRank, sortBy} from './filter';
import {connection} from './paging';
import type {PageArgs} from './paging';
import {portrait} from './pictures';
import {characterDescription, personDescription} from './prose';
import {sortWorks} from './workQuery';

type Sort = readonly (string | null)[] | null | undefined;

/** Whether the viewer has marked something as favourite. */
export const favouriteOf = (context: Context, kind: FavouriteKind, id: number): boolean =>
  context.viewer !== undefined && context.store.tiesOf(context.viewer.id)[kind].includes(id);

function fullName(row: Character | Person): Record<string, unknown> {
  const full = row.last === null ? row.first : `${row.first} ${row.last}`;
  const alternative = hash(row.id, 51) % 4 === 0 ? [`${row.first}-chan`] : [];
  return {
    first: row.first,
    middle: null,
    last: row.last,
    full,
    native: row.native,
    userPreferred: full,
    alternative,
    alternativeSpoiler: hash(row.id, 52) % 9 === 0 ? ['The Phantom'] : [],
  };
}

function birth(id: number): Record<string, number | null> {
  const h = hash(id, 53);
  if (h % 4 === 0) return {year: null, month: null, day: null};
  return {year: h % 3 === 0 ? 1950 + (h % 50) : null, month: 1 + (h % 12), day: 1 + (h % 28)};
}

const bloods = ['A', 'B', 'AB', 'O', null, null] as const;
const isBirthday = (id: number, now: number): boolean => {
  const {month, day} = birth(id);
  const date = new Date(now * 1000);
  return month === date.getUTCMonth() + 1 && day === date.getUTCDate();
};

interface Voice {
  readonly voiceActor: Person | undefined;
  readonly roleNotes: string | null;
  readonly dubGroup: string | null;
}

/** Voices of a part, in one language or all of them. */
export function voices(store: Store, part: Part, language: string | null | undefined): Voice[] {
  return voiceLanguages
    .filter(name => !language || name === language)
    .flatMap(name => {
      const id = voiceOf(part.characterId, part.role, name);
      const voiceActor = id === undefined ? undefined : store.people.get(id);
      const dubGroup = name === 'GERMAN' && hash(part.workId) % 5 === 0 ? 'Netflix' : null;
      return voiceActor
        ? [{voiceActor, roleNotes: hash(part.characterId, 54) % 30 === 0 ? 'Young' : null, dubGroup}]
        : [];
    });
}

const partsByVoice = new WeakMap<Store, Map<number, Part[]>>();

/** All parts a person voices; worked out once, since voices follow from ids. */
export function partsOf(store: Store, personId: number): Part[] {
  let map = partsByVoice.get(store);
  if (!map) {
    map = new Map();
    for (const part of store.catalogue.parts)
      for (const language of voiceLanguages) {
        const id = voiceOf(part.characterId, part.role, language);
        if (id === undefined) continue;
        const known = map.get(id);
        if (known) known.push(part);
        else map.set(id, [part]);
      }
    partsByVoice.set(store, map);
  }
  return map.get(personId) ?? [];
}

const workOf = (context: Context, part: Part | Credit): Work[] => {
  const work = context.store.works.get(part.workId);
  return work ? [work] : [];
};

/** Characters or people by the arguments their queries share. */
export function findNamed<T extends Character | Person>(rows: readonly T[], args: Args, context: Context): T[] {
  const ids = args.id_in as readonly number[] | null | undefined;
  const notIds = args.id_not_in as readonly number[] | null | undefined;
  let found = rows.filter(row => (!ids || ids.includes(row.id)) && (!notIds || !notIds.includes(row.id)));
  if (typeof args.id === 'number') found = found.filter(row => row.id === args.id);
  if (args.isBirthday === true) found = found.filter(row => isBirthday(row.id, context.now));
  const search = typeof args.search === 'string' && args.search !== '' ? args.search : null;
  const rank = (row: T): number =>
    search === null ? 1 : searchRank([row.last === null ? row.first : `${row.first} ${row.last}`, row.native], search);
  if (search !== null) found = found.filter(row => rank(row) > 0);
  const keys = {
    ID: (row: T) => row.id,
    FAVOURITES: (row: T) => row.favourites,
    SEARCH_MATCH: (row: T) => -rank(row) * 1e6 - row.favourites,
  };
  return sortBy(found, keys, args.sort as Sort, search === null ? 'ID' : 'SEARCH_MATCH');
}

const shared: Fields<Character | Person> = {
  name: row => fullName(row),
  dateOfBirth: row => birth(row.id),
  bloodType: row => bloods[hash(row.id, 55) % bloods.length] ?? null,
  isFavouriteBlocked: () => false,
  modNotes: () => null,
};

function onList(context: Context, wanted: boolean | null | undefined): (work: Work) => boolean {
  if (wanted === null || wanted === undefined || !context.viewer) return () => true;
  const id = context.viewer.id;
  return work => Boolean(context.store.entry(id, work.id)) === wanted;
}

type MediaArgs = PageArgs & {sort?: Sort; type?: string | null; onList?: boolean | null};

const character: Fields<Character> = {
  ...shared,
  age: row =>
    hash(row.id, 56) % 3 === 0 ? null : hash(row.id, 56) % 7 === 0 ? '15-17' : String(12 + (hash(row.id, 56) % 30)),
  description: (row, args: {asHtml?: boolean | null}) => asText(characterDescription(row), args),
  image: (row, _args, context) => portrait('character', row, context),
  favourites: (row, _args, context) => context.store.favourites('characters', row),
  isFavourite: (row, _args, context) => favouriteOf(context, 'characters', row.id),
  siteUrl: (row, _args, context) => siteUrl(context, `character/${String(row.id)}`),
  media: (row, args: MediaArgs, context) => {
    const parts = context.store.worksOfCharacter.get(row.id) ?? [];
    const byWork = new Map(parts.map(part => [part.workId, part]));
    const works = parts
      .flatMap(part => workOf(context, part))
      .filter(work => (!args.type || work.type === args.type) && onList(context, args.onList)(work));
    return connection(sortWorks(works, args.sort), args, context, work => {
      const part = byWork.get(work.id);
      return {
        id: work.id * 10,
        node: work,
        characterRole: part?.role ?? null,
        characterName: null,
        part,
        characters: [row],
      };
    });
  },
};

const person: Fields<Person> = {
  ...shared,
  age: row => (hash(row.id, 57) % 3 === 0 ? null : 20 + (hash(row.id, 57) % 60)),
  gender: row => (hash(row.id, 58) % 2 ? 'Female' : 'Male'),
  dateOfDeath: () => ({year: null, month: null, day: null}),
  homeTown: row => (hash(row.id, 59) % 3 ? 'Tokyo, Japan' : null),
  yearsActive: row => (hash(row.id, 60) % 3 ? [1990 + (hash(row.id, 60) % 30)] : []),
  primaryOccupations: row =>
    row.voices ? ['Voice Actor'] : hash(row.id, 61) % 2 ? ['Mangaka'] : ['Animator', 'Director'],
  languageV2: row => row.language.charAt(0) + row.language.slice(1).toLowerCase(),
  description: (row, args: {asHtml?: boolean | null}) => asText(personDescription(row), args),
  image: (row, _args, context) => portrait('staff', row, context),
  favourites: (row, _args, context) => context.store.favourites('staff', row),
  isFavourite: (row, _args, context) => favouriteOf(context, 'staff', row.id),
  siteUrl: (row, _args, context) => siteUrl(context, `staff/${String(row.id)}`),
  staffMedia: (row, args: MediaArgs, context) => {
    const credits = context.store.creditsOf.get(row.id) ?? [];
    const works = [...new Set(credits.flatMap(credit => workOf(context, credit)))].filter(
      work => (!args.type || work.type === args.type) && onList(context, args.onList)(work),
    );
    const edges = sortWorks(works, args.sort).flatMap(work =>
      credits.filter(credit => credit.workId === work.id).map(credit => ({credit, work})),
    );
    return connection(edges, args, context, ({credit, work}, i) => ({
      id: work.id * 10 + i,
      node: work,
      staffRole: credit.role,
    }));
  },
  characters: (row, args: PageArgs & {sort?: Sort}, context) => {
    const parts = partsOf(context.store, row.id);
    const byCharacter = new Map<number, Part[]>();
    for (const part of parts) byCharacter.set(part.characterId, [...(byCharacter.get(part.characterId) ?? []), part]);
    const found = [...byCharacter.keys()].flatMap(id => context.store.characters.get(id) ?? []);
    const keys = {ID: (c: Character) => c.id, FAVOURITES: (c: Character) => c.favourites};
    return connection(sortBy(found, keys, args.sort, 'ID'), args, context, node => {
      const own = byCharacter.get(node.id) ?? [];
      return {
        id: node.id,
        node,
        role: own[0]?.role ?? null,
        part: own[0],
        media: own.flatMap(part => workOf(context, part)),
        name: null,
      };
    });
  },
  characterMedia: (row, args: MediaArgs, context) => {
    const parts = partsOf(context.store, row.id);
    const works = [...new Set(parts.flatMap(part => workOf(context, part)))].filter(onList(context, args.onList));
    return connection(sortWorks(works, args.sort), args, context, work => {
      const own = parts.filter(part => part.workId === work.id);
      const characters = own.flatMap(part => context.store.characters.get(part.characterId) ?? []);
      return {
        id: work.id * 10 + 1,
        node: work,
        characterRole: own[0]?.role ?? null,
        characterName: null,
        characters,
        part: own[0],
      };
    });
  },
};

const studio: Fields<Studio> = {
  favourites: (row, _args, context) => context.store.favourites('studios', row),
  isFavourite: (row, _args, context) => favouriteOf(context, 'studios', row.id),
  siteUrl: (row, _args, context) => siteUrl(context, `studio/${String(row.id)}`),
  media: (row, args: MediaArgs & {isMain?: boolean | null}, context) => {
    const isMain = (work: Work): boolean => work.studioIds[0] === row.id;
    const works = (context.store.worksOfStudio.get(row.id) ?? []).filter(
      work =>
        (args.isMain === null || args.isMain === undefined || isMain(work) === args.isMain) &&
        onList(context, args.onList)(work),
    );
    return connection(sortWorks([...works], args.sort), args, context, work => ({
      id: work.id * 10 + 2,
      node: work,
      isMainStudio: isMain(work),
    }));
  },
};

/** The part an edge was made from; edges of other kinds have none. */
interface PartEdge {
  readonly part?: Part | undefined;
}

const voiceFields: Fields<PartEdge> = {
  voiceActors: (edge, args: {language?: string | null}, context) =>
    edge.part ? voices(context.store, edge.part, args.language).map(voice => voice.voiceActor) : [],
  voiceActorRoles: (edge, args: {language?: string | null}, context) =>
    edge.part ? voices(context.store, edge.part, args.language) : [],
};

/** Resolvers of people, characters and studios. */
export const peopleTypes = {
  Character: character,
  Staff: person,
  Studio: studio,
  CharacterEdge: voiceFields,
  MediaVoices: voiceFields,
};
