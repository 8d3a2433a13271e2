import {textOrHtml} from '../markdown';
import {hash} from '../random';
import type {Character, StaffCredit, CharacterRole, Staff, Studio, Media} from '../store/rows';
import type {Context, Resolvers} from './context';
import {siteUrl} from './context';
import {sortBy} from './filter';
import {birthdayOf, bloodTypes, isFavourite, fullName} from './names';
import {connection} from './paging';
import type {PageArgs} from './paging';
import {portrait} from './pictures';
import {characterDescription, personDescription} from './prose';
import {worksOfStudio} from './studioWorks';
import {rolesOfVoiceActor, voiceFields} from './voices';
import {sortWorks} from './workQuery';

type Sort = readonly (string | null)[] | null | undefined;

const workOf = (context: Context, part: CharacterRole | StaffCredit): Media[] => {
  const work = context.store.media.get(part.workId);
  return work ? [work] : [];
};

const shared: Resolvers<Character | Staff> = {
  name: row => fullName(row),
  dateOfBirth: row => birthdayOf(row.id),
  bloodType: row => bloodTypes[hash(row.id, 55) % bloodTypes.length] ?? null,
  isFavouriteBlocked: () => false,
  modNotes: () => null,
};

function onList(context: Context, wanted: boolean | null | undefined): (work: Media) => boolean {
  if (wanted === null || wanted === undefined || !context.viewer) return () => true;
  const id = context.viewer.id;
  return work => Boolean(context.store.entry(id, work.id)) === wanted;
}

type MediaArgs = PageArgs & {sort?: Sort; type?: string | null; onList?: boolean | null};

const character: Resolvers<Character> = {
  ...shared,
  age: row =>
    hash(row.id, 56) % 3 === 0 ? null : hash(row.id, 56) % 7 === 0 ? '15-17' : String(12 + (hash(row.id, 56) % 30)),
  description: (row, args: {asHtml?: boolean | null}) => textOrHtml(characterDescription(row), args),
  image: (row, _args, context) => portrait('character', row, context),
  favourites: (row, _args, context) => context.store.favourites('characters', row),
  isFavourite: (row, _args, context) => isFavourite(context, 'characters', row.id),
  siteUrl: (row, _args, context) => siteUrl(context, `character/${String(row.id)}`),
  media: (row, args: MediaArgs, context) => {
    const parts = context.store.mediaOfCharacter.get(row.id) ?? [];
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

const person: Resolvers<Staff> = {
  ...shared,
  age: row => (hash(row.id, 57) % 3 === 0 ? null : 20 + (hash(row.id, 57) % 60)),
  gender: row => (hash(row.id, 58) % 2 ? 'Female' : 'Male'),
  dateOfDeath: () => ({year: null, month: null, day: null}),
  homeTown: row => (hash(row.id, 59) % 3 ? 'Tokyo, Japan' : null),
  yearsActive: row => (hash(row.id, 60) % 3 ? [1990 + (hash(row.id, 60) % 30)] : []),
  primaryOccupations: row =>
    row.voices ? ['Voice Actor'] : hash(row.id, 61) % 2 ? ['Mangaka'] : ['Animator', 'Director'],
  languageV2: row => row.language.charAt(0) + row.language.slice(1).toLowerCase(),
  description: (row, args: {asHtml?: boolean | null}) => textOrHtml(personDescription(row), args),
  image: (row, _args, context) => portrait('staff', row, context),
  favourites: (row, _args, context) => context.store.favourites('staff', row),
  isFavourite: (row, _args, context) => isFavourite(context, 'staff', row.id),
  siteUrl: (row, _args, context) => siteUrl(context, `staff/${String(row.id)}`),
  staffMedia: (row, args: MediaArgs, context) => {
    const credits = context.store.creditsOfStaff.get(row.id) ?? [];
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
    const parts = rolesOfVoiceActor(context.store, row.id);
    const byCharacter = new Map<number, CharacterRole[]>();
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
    const parts = rolesOfVoiceActor(context.store, row.id);
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

const studio: Resolvers<Studio> = {
  favourites: (row, _args, context) => context.store.favourites('studios', row),
  isFavourite: (row, _args, context) => isFavourite(context, 'studios', row.id),
  siteUrl: (row, _args, context) => siteUrl(context, `studio/${String(row.id)}`),
  media: (row, args: MediaArgs & {isMain?: boolean | null}, context) => {
    const isMain = (work: Media): boolean => work.studioIds[0] === row.id;
    const works = worksOfStudio(context.store, row.id).filter(
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

/** Resolvers of staff, characters and studios. */
export const peopleTypes = {
  Character: character,
  Staff: person,
  Studio: studio,
  CharacterEdge: voiceFields,
};
