import {load} from '../client/graphql';
import type {PageOf} from '../client/usePages';
import type {FuzzyDate} from '../format/text';
import {mediaBrief, namedBrief} from './fragments';
import type {Media, Named, PageInfo, Studio} from './types';

/** A character or a person as his page shows him. */
export interface Person extends Named {
  age?: string | number | null;
  gender?: string | null;
  bloodType?: string | null;
  dateOfBirth?: FuzzyDate | null;
  dateOfDeath?: FuzzyDate | null;
  homeTown?: string | null;
  yearsActive?: number[] | null;
}

const personFields = `
  id name { full native userPreferred alternative } image { large }
  description(asHtml: true) gender age bloodType dateOfBirth { year month day }
`;

/** A character. */
export async function loadCharacter(id: number): Promise<Person> {
  const {Character} = await load<{Character: Person}>(
    `query CharacterPage($id: Int) { Character(id: $id) { ${personFields} name { alternativeSpoiler } } }`,
    {id},
  );
  return Character;
}

/** A person. */
export async function loadPerson(id: number): Promise<Person> {
  const {Staff} = await load<{Staff: Person}>(
    `query StaffPage($id: Int) {
      Staff(id: $id) { ${personFields} dateOfDeath { year month day } homeTown yearsActive language: languageV2 }
    }`,
    {id},
  );
  return Staff;
}

/** How many hearts, and whether one's own is among them. */
export interface Hearts {
  favourites: number | null;
  isFavourite: boolean | null;
}

/** The hearts of a character or a person, which come after the head. */
export async function loadHearts(kind: 'Character' | 'Staff', id: number): Promise<Hearts> {
  const answer = await load<Record<string, Hearts>>(
    `query ${kind}Hearts($id: Int) { ${kind}(id: $id) { favourites isFavourite } }`,
    {id},
  );
  return answer[kind] ?? {favourites: 0, isFavourite: false};
}

/** A work with the part somebody has in it. */
export interface MediaRole {
  id: number;
  characterRole?: string | null;
  staffRole?: string | null;
  node: Media;
  voiceActors?: Named[] | null;
  characters?: (Named | null)[] | null;
}

interface MediaRoles {
  media?: PageInfo & {edges: MediaRole[]};
  staffMedia?: PageInfo & {edges: MediaRole[]};
  characterMedia?: PageInfo & {edges: MediaRole[]};
}

const pageOf = (list: (PageInfo & {edges: MediaRole[]}) | undefined): PageOf<MediaRole> => ({
  items: (list?.edges ?? []).filter(edge => edge.node),
  hasNextPage: list?.pageInfo?.hasNextPage === true,
});

/** What narrows and orders somebody's works. */
export interface RoleChoice {
  id: number;
  sort: string;
  onList: boolean;
}

const listed = ({id, sort, onList}: RoleChoice, page: number): object => ({
  id,
  page,
  sort: [sort],
  ...(onList ? {onList} : {}),
});
const roleVariables = '$id: Int, $page: Int, $sort: [MediaSort], $onList: Boolean';
const roleArguments = 'page: $page, perPage: 25, sort: $sort, onList: $onList';

/** A page of the works a character is in. */
export async function loadCharacterMedia(choice: RoleChoice, page: number): Promise<PageOf<MediaRole>> {
  const {Character} = await load<{Character: MediaRoles}>(
    `query CharacterMedia(${roleVariables}) {
      Character(id: $id) { media(${roleArguments}) { pageInfo { hasNextPage }
        edges { id characterRole node { ${mediaBrief} } voiceActors { ${namedBrief} language: languageV2 } } } }
    }`,
    listed(choice, page),
  );
  return pageOf(Character.media);
}

/** A page of the works a person had a hand in. */
export async function loadStaffMedia(choice: RoleChoice, page: number): Promise<PageOf<MediaRole>> {
  const {Staff} = await load<{Staff: MediaRoles}>(
    `query StaffMedia(${roleVariables}) {
      Staff(id: $id) { staffMedia(${roleArguments}) { pageInfo { hasNextPage } edges { id staffRole node { ${mediaBrief} } } } }
    }`,
    listed(choice, page),
  );
  return pageOf(Staff.staffMedia);
}

/** A page of the characters a person has spoken for. */
export async function loadStaffCharacters(choice: RoleChoice, page: number): Promise<PageOf<MediaRole>> {
  const {Staff} = await load<{Staff: MediaRoles}>(
    `query StaffCharacters(${roleVariables}) {
      Staff(id: $id) { characterMedia(${roleArguments}) { pageInfo { hasNextPage }
        edges { id characterRole characters { ${namedBrief} } node { ${mediaBrief} } } } }
    }`,
    listed(choice, page),
  );
  return pageOf(Staff.characterMedia);
}

/** A studio. */
export async function loadStudio(id: number): Promise<Studio> {
  const {Studio} = await load<{Studio: Studio}>(
    `query StudioPage($id: Int) { Studio(id: $id) { id name favourites isFavourite } }`,
    {id},
  );
  return Studio;
}

/** The fields a card of the search shows. */
export const cardFields = `
  ${mediaBrief} averageScore popularity duration season seasonYear genres startDate { year month day }
  nextAiringEpisode { episode timeUntilAiring airingAt }
  studios(isMain: true) { nodes { id name } }
  mediaListEntry { id status }
`;

/** A page of a studio's works. */
export async function loadStudioMedia(choice: RoleChoice, page: number): Promise<PageOf<Media & {isMain: boolean}>> {
  const {Studio} = await load<{Studio: {media: PageInfo & {edges: {isMainStudio: boolean; node: Media}[]}}}>(
    `query StudioMedia(${roleVariables}) {
      Studio(id: $id) { media(${roleArguments}) { pageInfo { hasNextPage } edges { isMainStudio node { ${cardFields} } } } }
    }`,
    listed(choice, page),
  );
  const items = Studio.media.edges
    .filter(({node}) => node)
    .map(({node, isMainStudio}) => ({...node, isMain: isMainStudio}));
  return {items, hasNextPage: Studio.media.pageInfo?.hasNextPage === true};
}
